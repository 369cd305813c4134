/** Company policies. They rule things out for a company's people and its work; what they do not mention is allowed. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { badValue, refuseAll } from '../../refusals.ts'
import type { ApiError } from '../../refusals.ts'
import { unknownAmong } from '../../verbs/unknown-values.ts'

type Policy = 'allow-comments' | 'allow-open-annotations' | 'allow-premium-requests'

/** Whether the policy of a company says no. Without a company nothing does. */
export async function forbids(tx: Transaction, company: string | null, policy: Policy): Promise<boolean> {
  const forbidding = tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', company)
    .where(sql<boolean>`policy -> ${sql.lit(policy)} = 'false'`)
  return (await forbidding.executeTakeFirst()) !== undefined
}

/** The lists of a policy, and what each names: by the column that it names it by. */
const lists = {
  'restricted-entity-ids': ['entities', 'id'],
  'restricted-provider-ids': ['accounts', 'id'],
  'blocked-company-ids': ['companies', 'id'],
  'blocked-countries': ['countries', 'code'],
} as const

type Lists = { [K in keyof typeof lists]?: string[] }

/**
 * A value that names nothing would bar nobody, and nobody would notice. What the policy holds already may be gone since then:
 * a policy that is sent back as it was read is taken.
 * @throws 422 for each that names nothing.
 */
export async function refuseUnknown(tx: Transaction, policy: Lists, held: unknown = {}): Promise<void> {
  const errors: ApiError[] = []
  for (const [list, [table, column]] of Object.entries(lists)) {
    const [sent = [], known = []] = [policy, held as Lists].map((one) => one[list as keyof Lists])
    const added = sent.filter((value) => !known.includes(value))
    for (const value of await unknownAmong(tx, table, column, added)) {
      const pointer = `/data/attributes/policy/${list}/${sent.indexOf(value)}`
      errors.push(badValue(list, `names none of the ${table}: ${value}`, pointer))
    }
  }
  refuseAll(errors)
}
