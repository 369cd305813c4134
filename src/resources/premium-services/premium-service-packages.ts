/** Smarts to buy: packages for everyone, and those that are offered to one company. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { insert } from '../../verbs/create.ts'
import { one } from '../../verbs/handler.ts'
import { list } from '../../verbs/list.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { freeSlug } from '../../verbs/slugs.ts'
import { update } from '../../verbs/update.ts'
import type { Scope } from '../../verbs/visible.ts'

const offered = ({ company }: Scope) => sql<SqlBool>`(premium_service_packages.active
  and (premium_service_packages.company_id is null or premium_service_packages.company_id = ${company}))`

export const premiumServicePackages: Resource<'premium-service-packages', 'premium_service_packages'> = resource(
  'premium-service-packages',
  'premium_service_packages',
  {
    staff: ['finance'],
    visible: (_eb, scope) =>
      scope.kind === 'staff'
        ? true
        : sql<SqlBool>`${offered(scope)} or exists (select from premium_service_transactions as bought
            where bought.premium_service_package_id = premium_service_packages.id and bought.company_id = ${scope.company})`,
    nature: 'long',
    relations: { company: toOne('company_id') },
  },
)

export const premiumServicePackageOperations: Handlers<'premium-service-packages'> = {
  listPremiumServicePackages: list(premiumServicePackages, {
    rows: { narrowed: (scope) => (scope.kind === 'staff' ? sql`true` : offered(scope)) },
    order: sql`position, id`,
  }),
  getPremiumServicePackage: show(premiumServicePackages),
  updatePremiumServicePackage: update(premiumServicePackages),

  createPremiumServicePackage: ({ accept, caller, db }) =>
    transact(db, async (tx) => {
      const { discount_percent = 0, ...sent } = await accept(tx)
      const slug = await freeSlug(tx, 'premium_service_packages', sent.name)
      const id = await insert(tx, 'premium_service_packages', { ...sent, slug, discount_percent: String(discount_percent) })
      return one(await find(tx, premiumServicePackages, id, caller))
    }),
}
