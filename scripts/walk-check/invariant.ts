/** A rule that holds whoever did what. */
export interface Invariant {
  name: string
  /** Answers the rows that break it. */
  sql: string
}
