/** A difference between two published documents. */

/** What has changed of the thing that a change is about; what has to follow depends on it. */
export type Kind = 'added' | 'removed' | 'moved' | 'caller' | 'nullable' | 'required' | 'type' | 'bound'

export interface Change {
  text: string
  kind: Kind
  /** The way to it in the newer document, or, when it was removed, to where it stood. */
  way: readonly string[]
  /** The operation that it is a change of, if it is not one of a schema that has a name. */
  operation?: string
}
