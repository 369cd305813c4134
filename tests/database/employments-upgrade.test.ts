import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Patience } from '../../src/database/migration.ts'
import { steps } from '../../src/database/migrations/152-employments.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { setColumns } from '../support/columns.ts'
import { freshDatabase } from '../support/database.ts'

const patience: Patience = { patiently: (work) => work(), say: () => undefined }

test('whoever belongs to a company before is of it since ever, also by a migration that begins again', async () => {
  const { db, close } = await freshDatabase()
  try {
    await sql`drop function employments_keep cascade`.execute(db)
    await sql`drop table employments`.execute(db)
    const [stays, moves, alone] = [seedId('accounts', 4), seedId('accounts', 14), seedId('accounts', 3)]
    const [made, company] = [randomUUID(), randomUUID()]
    const firm = (n: number): string => seedId('companies', n)
    const known = async (account: string) =>
      (
        await sql`select company_id, since = '-infinity' as always, until is null as lasts from employments where account_id = ${account} order by since`.execute(
          db,
        )
      ).rows
    const of = (company_id: string, always: boolean, lasts: boolean) => ({ company_id, always, lasts })

    // Between its steps, as where the release before goes on.
    await steps[0]!(db as unknown as Kysely<unknown>, patience)
    await setColumns(db, 'accounts', moves, { company_id: firm(2) })
    const person = {
      slug: 'made-meanwhile',
      first_name: 'Made',
      last_name: 'Meanwhile',
      email: 'made@demo.example',
      account_type: 'investor' as const,
    }
    await insertRows(db, 'companies', { id: company, name: 'Brief', slug: 'brief', kind: 'investor-firm', country: 'GB' })
    await insertRows(db, 'accounts', { id: made, ...person, company_id: company })
    for (const step of [...steps, ...steps]) await step(db as unknown as Kysely<unknown>, patience)

    expect(await known(stays)).toEqual([of(firm(1), true, true)])
    expect(await known(moves)).toEqual([of(firm(1), true, false), of(firm(2), false, true)])
    expect(await known(alone)).toEqual([])
    expect(await known(made)).toEqual([of(company, true, true)])
    const { rows } =
      await sql`select from accounts full join (select * from employments where until is null) as lasting on account_id = accounts.id
      where accounts.company_id is distinct from lasting.company_id`.execute(db)
    expect(rows).toEqual([])

    // From here on they are kept, and go with the company and the account.
    await setColumns(db, 'accounts', alone, { company_id: firm(5) })
    expect(await known(alone)).toEqual([of(firm(5), false, true)])
    await setColumns(db, 'accounts', made, { company_id: firm(5) })
    await setColumns(db, 'accounts', made, { company_id: firm(5), country: 'GB' })
    expect(await known(made)).toEqual([of(company, true, false), of(firm(5), false, true)])
    await sql`delete from companies where id = ${company}`.execute(db)
    expect(await known(made)).toEqual([of(firm(5), false, true)])
    await sql`delete from accounts where id = ${made}`.execute(db)
    expect(await known(made)).toEqual([])
  } finally {
    await close()
  }
})
