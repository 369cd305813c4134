/** The form of a search: what decides its statement, the values aside. */
import type { FilterName, orders } from './insights.filters.ts'
import type { Asking } from './search.asking.ts'

export interface Form {
  quick: boolean
  /** Whether there is a text, or filters alone. */
  text: boolean
  /**
   * Whether all that the text asks for is that its words are held, or that some stand side by side, or that others are not held; or
   * whether nothing has to be held, as where one of several words may be missing.
   */
  words: 'all' | 'phrase' | 'exclusion' | 'any'
  /** Whether several words are held, which may mostly stand together. */
  several: boolean
  /** Whether the words are looked up in all insights, in some of the newest, or in those since a time. */
  among: 'all' | 'newest' | 'since'
  sort: 'relevance' | keyof typeof orders
  /** Whether what the caller muted is found all the same. */
  muted: boolean
  /** Which filters of insights are sent. */
  filters: readonly FilterName[]
  /** How many matches of a type are wanted at most, and how many insights. */
  most: number
  insights: number
  /** Whether the statement is planned once and not for its values. */
  named: boolean
}

/** What is asked for, as far as the form follows from it. */
type Wanted = Pick<Form, 'quick' | 'sort' | 'muted'> & { text: string }

/** Whether the newest come first: of what is ranked by relevance these are looked at. */
export const isByTime = (sort: Form['sort']): boolean => sort === 'relevance' || sort === '-published-at'

/** The form of a search. What is asked for most is planned once; of filters and other orders the planner has to see the values. */
export function formOf({ query, held }: Asking, { text, quick, sort, muted }: Wanted, filters: readonly FilterName[], most: number): Form {
  return {
    ...{ quick, text: text !== '', sort, muted, filters, among: 'all', most, insights: most },
    words: query === held ? 'all' : held === null ? 'any' : query!.includes('!') ? 'exclusion' : 'phrase',
    several: held?.includes('&') ?? false,
    named: filters.length === 0 && (isByTime(sort) || quick),
  }
}
