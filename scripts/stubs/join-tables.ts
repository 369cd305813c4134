/** The join tables of new types: a to-many relationship has one, unless its other end has a column that points back. */
import type { Model, Relationship, Resource } from '../../codegen/model.ts'
import { columnOf } from '../../codegen/names.ts'

export interface JoinTable {
  name: string
  /** The column of the type whose relationship it is, and its table. */
  own: string
  table: string
  /** The column of what the relationship leads to, and its table. */
  linked: string
  target: string
}

/** The relationship of the other end that points back with a column. */
export const backOf = ({ resources }: Model, type: string, { types }: Relationship): Relationship | undefined =>
  resources.find((one) => one.type === types[0])?.show.relationships.find((one) => !one.many && one.types.join() === type)

/** The join table of a relationship, if it has one. */
export function joinTableFor(model: Model, { type, show }: Resource, relationship: Relationship): JoinTable | undefined {
  const { name, types, many } = relationship
  const end = model.resources.find((one) => one.type === types[0])
  if (!many || types.length > 1 || !end || backOf(model, type, relationship)) return undefined
  const own = `${singular(show.component)}_id`
  const linked = end.type === type ? `${columnOf(name)}_id` : `${singular(end.show.component)}_id`
  return { name: `${singular(show.component)}_${columnOf(name)}`, own, table: columnOf(type), linked, target: columnOf(end.type) }
}

const singular = (component: string): string => component.replaceAll(/\B[A-Z]/g, '_$&').toLowerCase()
