import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { placeholder, prepare, statements } from '../../src/database/read.ts'

test('a statement that has a name holds placeholders and literals, and no value', () => {
  const ask = (status: ReturnType<typeof sql<'active'>>) =>
    statements.selectFrom('accounts').select('id').where('company_id', '=', placeholder('company')).where('status', '=', status)
  expect(prepare(ask(sql.lit('active')), 'colleagues')).toMatchObject({
    name: 'colleagues',
    text: `select "id" from "accounts" where "company_id" = $1 and "status" = 'active'`,
  })
  expect(() => prepare(ask(sql`${'active'}`), 'colleagues')).toThrow('colleagues has a value that is no literal')
  expect(prepare(ask(sql`${'active'}`)).parameters).toHaveLength(2)
})
