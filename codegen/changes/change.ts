/** A difference between two published documents. */

/** What has changed of the thing that a change is about; what has to follow depends on it. */
export type Kind = 'added' | 'removed' | 'moved' | 'caller' | 'nullable' | 'required' | 'type' | 'bound' | 'answer'

export interface Change {
  /** What it is a change of: an operation, or a part that has a name, and the way into it. */
  about: string
  /** What happened to it. */
  what: string
  /** Both in one. */
  text: string
  kind: Kind
  /** The way to it in the newer document, or, when it was removed, to where it stood. */
  way: readonly string[]
  /** Whether a client that was written for the older document may fail. */
  breaks: boolean
  /** The operation that it is a change of, if it is not one of a part that has a name. */
  operation?: string
  /** The operations that use the part that has a name. */
  operations?: readonly string[]
}

/** A change with its text. */
export function changeOf(about: string, what: string, rest: Pick<Change, 'kind' | 'way' | 'breaks' | 'operation' | 'operations'>): Change {
  const verb = /^(?:added|removed|moved|is (?:now|no longer))\b/.test(what)
  return { ...rest, about, what, text: `${about}${verb ? '' : ':'} ${what}` }
}

/** Those of some that are not among others. */
export const unlike = (some: readonly string[], others: readonly string[]): string[] => some.filter((one) => !others.includes(one))
