/**
 * Kysely's builder with plainer signatures in front of its own, for what most statements are: one table by its own name, one
 * column, equality. Kysely's own think of each table and column under every other name too, anew for each call, which costs the
 * compiler a fifth of all its work. They are still tried for the rest, so that nothing else is taken or refused.
 */
import type { DeleteResult, Selection, SelectType, UpdateResult } from 'kysely'

declare module 'kysely' {
  interface QueryCreator<DB> {
    selectFrom<T extends keyof DB & string>(table: T): SelectQueryBuilder<DB, T, {}>
    updateTable<T extends keyof DB & string>(table: T): UpdateQueryBuilder<DB, T, T, UpdateResult>
    deleteFrom<T extends keyof DB & string>(table: T): DeleteQueryBuilder<DB, T, DeleteResult>
  }

  interface SelectQueryBuilder<DB, TB extends keyof DB, O> {
    select<C extends keyof DB[TB] & string>(column: C): SelectQueryBuilder<DB, TB, O & Selection<DB, TB, C>>
    where<C extends keyof DB[TB] & string>(column: C, operator: '=', value: SelectType<DB[TB][C]>): SelectQueryBuilder<DB, TB, O>
  }

  interface UpdateQueryBuilder<DB, UT extends keyof DB, TB extends keyof DB, O> {
    where<C extends keyof DB[TB] & string>(column: C, operator: '=', value: SelectType<DB[TB][C]>): UpdateQueryBuilder<DB, UT, TB, O>
  }

  interface DeleteQueryBuilder<DB, TB extends keyof DB, O> {
    where<C extends keyof DB[TB] & string>(column: C, operator: '=', value: SelectType<DB[TB][C]>): DeleteQueryBuilder<DB, TB, O>
  }
}
