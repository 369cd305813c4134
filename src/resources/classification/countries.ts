/** The countries of the classification. One that research or accounts name cannot be deleted. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict } from '../../refusals.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { list } from '../../verbs/list.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { slugFrom } from '../../verbs/slugs.ts'

export const countries: Resource<'countries', 'countries'> = resource('countries', 'countries', {
  visible: () => true,
  slug: (slug) => sql`countries.slug = ${slug}`,
  relations: { geography: toOne('geography_id') },
})

/** The flag of a country: its code in regional indicator letters. */
const flagOf = (code: string): string => String.fromCodePoint(...[...code].map((letter) => 0x1f1a5 + letter.charCodeAt(0)))

/** The slug that a name makes and the flag that a code makes. */
const derived = ({ name, code }: { name?: string; code?: string }): { slug?: string; flag?: string } => ({
  ...(name === undefined ? {} : { slug: slugFrom(name) || `country-${name.codePointAt(0)}` }),
  ...(code === undefined ? {} : { flag: flagOf(code) }),
})

/** Whether anything names the country of a code. */
async function isNamed(tx: Transaction, code: string): Promise<boolean> {
  const { rows } = await sql<{ named: boolean }>`select exists (select from insights where countries @> array[${code}]::text[])
    or exists (select from accounts where country = ${code}) or exists (select from entities where country = ${code})
    or exists (select from companies where country = ${code}) as named`.execute(tx)
  return rows[0]!.named
}

export const countryOperations: Handlers<'countries'> = {
  listCountries: list(countries, { order: sql`countries.name, countries.id` }),
  getCountry: show(countries),

  createCountry: ({ accept, caller, db }) =>
    transact(db, async (tx) => {
      const sent = await accept(tx)
      const id = await insert(tx, 'countries', { ...sent, ...derived(sent) })
      return one(await find(tx, countries, id, caller))
    }),

  updateCountry: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await lock(tx, countries, params.id, caller)
      const sent = await accept(tx, { record: id })
      await save(tx, 'countries', id, { ...sent, ...derived(sent) })
      return one(await find(tx, countries, id, caller))
    }),

  deleteCountry: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { id, code } = await lock(tx, countries, params.id, caller)
      // Waits for whoever is naming the country at this moment.
      await tx.selectFrom('countries').select('id').where('id', '=', id).forUpdate().execute()
      if (await isNamed(tx, code)) throw conflict('Insights, entities, companies or accounts still name this country.')
      await erase(tx, 'countries', id)
      return none
    }),
}
