import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { steps } from '../../src/database/migrations/091-names-in-one-line.ts'
import { seedId } from '../../src/demo/ids.ts'
import { oneLine } from '../../src/one-line.ts'
import { setColumns } from '../support/columns.ts'
import { freshDatabase } from '../support/database.ts'
import { putInsight } from '../support/insight-rows.ts'

test('names and titles of before become one line each, and the others stay', async () => {
  const { db, close } = await freshDatabase()
  try {
    const account = seedId('accounts', 1)
    const [broken, right] = [await putInsight(db, 'drafted'), await putInsight(db, 'drafted')]
    await setColumns(db, 'accounts', account, { first_name: ' \u3000', last_name: 'Vester\u202e\u0007' })
    await setColumns(db, 'insights', broken, { tagline: 'One\r\n\u2028two\tthree' })
    await setColumns(db, 'insights', right, { tagline: ' 日本　銀行 نمی‌خواهم ' })
    for (const step of [...steps, ...steps]) {
      await step(db as unknown as Kysely<unknown>, { patiently: (work) => work(), say: () => undefined })
    }
    const { rows } = await sql<{ text: string }>`select first_name || '|' || last_name as text from accounts where id = ${account}
      union all select tagline from insights where id in (${broken}, ${right})`.execute(db)
    expect(rows.map((one) => one.text).toSorted()).toEqual([' 日本　銀行 نمی‌خواهم ', 'One two three', '–|Vester'].toSorted())
    const tagline = await sql<{ tagline: string }>`select tagline from insights where tagline is not null`.execute(db)
    expect(tagline.rows.filter((one) => !oneLine.test(one.tagline))).toEqual([])
  } finally {
    await close()
  }
})
