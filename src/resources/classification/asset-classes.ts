/** The asset classes of the classification. Anyone may read them, under either prefix. */
import type { Handlers } from '../../generated/contract.ts'
import { create } from '../../verbs/create.ts'
import { page } from '../../verbs/page.ts'
import { remove } from '../../verbs/remove.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { update } from '../../verbs/update.ts'

export const assetClasses: Resource<'asset-classes', 'asset_classes'> = resource('asset-classes', 'asset_classes', {
  visible: () => true,
  relations: {},
})

export const assetClassOperations: Handlers<'asset-classes'> = {
  listAssetClasses: page(assetClasses),
  listAssetClassesV1: page(assetClasses),
  getAssetClass: show(assetClasses),
  getAssetClassV1: show(assetClasses),
  createAssetClass: create(assetClasses),
  createAssetClassV1: create(assetClasses),
  updateAssetClass: update(assetClasses),
  updateAssetClassV1: update(assetClasses),
  deleteAssetClass: remove(assetClasses),
  deleteAssetClassV1: remove(assetClasses),
}
