/** The asset classes of the classification. Anyone may read them, under either prefix. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { create } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import type { AskedById, None, One } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTrace } from '../../verbs/traces.ts'

export const assetClasses: Resource<'asset-classes', 'asset_classes'> = resource('asset-classes', 'asset_classes', {
  visible: () => true,
  relations: {},
})

/** Gives firms that invest in an asset class its new name, or takes it from them where there is none. */
async function renameInFirms(tx: Transaction, { id, name }: Row<'asset_classes'>, next?: string): Promise<void> {
  // Waits for whoever is naming it at this moment.
  await tx.selectFrom('asset_classes').select('id').where('id', '=', id).forUpdate().execute()
  const names = next === undefined ? sql`array_remove(asset_classes, ${name})` : sql`array_replace(asset_classes, ${name}, ${next})`
  await sql`update investor_companies set asset_classes = ${names}, updated_at = now()
    where asset_classes @> array[${name}]::text[]`.execute(tx)
}

interface Renaming {
  accept(tx: Transaction, about: { record: string }): Promise<{ name?: string }>
}

const rename = ({ params, accept, caller, db }: AskedById & Renaming): Promise<One<'AssetClass'>> =>
  transact(db, async (tx) => {
    const current = await lock(tx, assetClasses, params.id, caller)
    const { name = current.name } = await accept(tx, { record: current.id })
    if (name !== current.name) await renameInFirms(tx, current, name)
    await save(tx, 'asset_classes', current.id, { name })
    return one(await find(tx, assetClasses, current.id, caller))
  })

const remove = ({ params, caller, db }: AskedById): Promise<None> =>
  transact(db, async (tx) => {
    const current = await lock(tx, assetClasses, params.id, caller)
    await renameInFirms(tx, current)
    await leaveTrace(tx, assetClasses, current.id)
    await erase(tx, 'asset_classes', current.id)
    return none
  })

export const assetClassOperations: Handlers<'asset-classes'> = {
  listAssetClasses: page(assetClasses),
  listAssetClassesV1: page(assetClasses),
  getAssetClass: show(assetClasses),
  getAssetClassV1: show(assetClasses),
  createAssetClass: create(assetClasses),
  createAssetClassV1: create(assetClasses),
  updateAssetClass: rename,
  updateAssetClassV1: rename,
  deleteAssetClass: remove,
  deleteAssetClassV1: remove,
}
