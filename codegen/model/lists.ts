/** What every list with pages takes besides what it is written with: cursors, ids and, of what shows its changes, their times. */
import type { ResourceObject } from '../meaning.ts'
import type { OpenApiOperation, Parameter } from '../openapi.ts'
import type { Contract } from '../read.ts'
import { readAnswer } from './answers.ts'

/** The names of the filters and of the sort key that no list writes itself. */
export const commonFilters: readonly string[] = ['ids', 'updated-after']
export const commonSort = 'updated-at'

/** The shared parameters that no list writes itself. */
export const commonParameters: readonly string[] = ['PageAfter', 'PageBefore', 'ListIds', 'ListUpdatedAfter', 'ListSort']

const shared = (name: string): Parameter => ({ $ref: `#/components/parameters/${name}` }) as Parameter

/** The parameters of pages, by number and by cursor. */
export const pageParameters: readonly Parameter[] = ['PageNumber', 'PageSize', 'PageAfter', 'PageBefore'].map(shared)

const isReference = (one: Parameter, name: string): boolean => one.$ref === shared(name).$ref

/** Completes the parameters of the lists that people wrote. */
export function completeLists(contract: Contract, objects: readonly ResourceObject[]): void {
  for (const item of Object.values(contract.document.paths)) {
    if (item.get?.parameters?.some((one) => isReference(one, 'PageNumber'))) complete(contract, item.get, objects)
  }
}

function complete(contract: Contract, source: OpenApiOperation, objects: readonly ResourceObject[]): void {
  const { answer } = readAnswer(contract, source, objects)
  const showsChanges =
    answer.kind === 'page' && objects.some(({ component, attributes }) => component === answer.component && attributes.some(isChange))
  const written = source.parameters!
  const sort = written.find((one) => one.name === 'sort')
  if (sort && showsChanges) sortByChange(sort)
  source.parameters = [
    ...written,
    shared('PageAfter'),
    shared('PageBefore'),
    ...(answer.kind === 'page' ? [shared('ListIds')] : []),
    ...(showsChanges ? [shared('ListUpdatedAfter')] : []),
    ...(showsChanges && !sort ? [shared('ListSort')] : []),
  ]
}

const isChange = ({ name }: { name: string }): boolean => name === 'updated-at'

/** Adds the key to those of a parameter, which lists may share. */
function sortByChange(sort: Parameter): void {
  const keys = sort.schema.enum!
  if (!keys.includes(commonSort)) sort.schema = { ...sort.schema, enum: [...keys, commonSort] }
}
