import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { tellOfEnds } from '../../../src/resources/signing-in/api-keys.ends.ts'
import { pruneExpired } from '../../../src/resources/signing-in/expired.ts'
import { keysPath, keyWith } from '../../support/api-keys.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const day = 24 * 3_600_000
const inDays = (days: number): Date => new Date(Date.now() + days * day)

/** Makes a key that ends in so many days, under a name of its own. */
async function endingIn(days: number, owner = 'investor'): Promise<{ id: string; name: string }> {
  const name = `Ends in ${days} days ${Math.random()}`
  const answer = await (
    await server.as(owner)
  ).post(keysPath, keyWith({ name, scopes: ['read'], 'expires-at': inDays(days).toISOString() }))
  expect(answer.status).toBe(201)
  return { id: answer.body.data.id as string, name }
}
const warnings = async (name: string): Promise<string[]> =>
  (await server.mailsTo('investor@demo.example')).filter(
    (mail) => mail.includes('Subject: An API key expires soon\n') && mail.includes(name),
  )
/** Ticks when so many days have passed. */
const afterDays = (days: number): Promise<void> => tellOfEnds(server.db, server.jobs, inDays(days))

describe('the end of a key', () => {
  test('is told of 30 and 7 days before, once each', async () => {
    const { name } = await endingIn(100)
    await afterDays(69)
    expect(await warnings(name)).toHaveLength(0)
    for (const days of [70.1, 70.2, 92.9]) await afterDays(days)
    const [first, ...more] = await warnings(name)
    expect(more).toEqual([])
    expect(first).toContain(`Expires: ${inDays(100).toISOString().slice(0, 10)} `)
    for (const days of [93.1, 99, 99.9]) await afterDays(days)
    expect(await warnings(name)).toHaveLength(2)
  })

  test('is told of once where the tick comes late for both, and not once it is past', async () => {
    const [late, past] = [await endingIn(50), await endingIn(40)]
    await afterDays(45)
    expect([await warnings(late.name), await warnings(past.name)]).toMatchObject([{ length: 1 }, { length: 0 }])
    await afterDays(49)
    expect(await warnings(late.name)).toHaveLength(1)
  })

  test('that was near from the beginning is told of only at the times that are to come', async () => {
    const [near, nearer] = [await endingIn(20), await endingIn(3)]
    await afterDays(0)
    expect([await warnings(near.name), await warnings(nearer.name)]).toEqual([[], []])
    await afterDays(14)
    expect(await warnings(near.name)).toHaveLength(1)
  })

  test('that is put off is told of anew', async () => {
    const { id, name } = await endingIn(60)
    await afterDays(31)
    expect(await warnings(name)).toHaveLength(1)
    const later = { data: { attributes: { 'expires-at': inDays(200).toISOString() } } }
    expect((await (await server.as('investor')).patch(`${keysPath}/${id}`, later)).status).toBe(200)
    await afterDays(171)
    expect(await warnings(name)).toHaveLength(2)
  })

  test('is told of once by ticks that run at once', async () => {
    const { name } = await endingIn(80)
    await Promise.all([1, 2, 3, 4].map(() => afterDays(51)))
    expect(await warnings(name)).toHaveLength(1)
  })

  test('waits to be told where there is no queue', async () => {
    const { name } = await endingIn(90)
    await tellOfEnds(server.db, undefined, inDays(61))
    await afterDays(62)
    expect(await warnings(name)).toHaveLength(1)
  })

  test('that cannot be told of does not hold up the others', async () => {
    const [atFault, other] = [await endingIn(110), await endingIn(120)]
    await sql`create function refuse_one() returns trigger language plpgsql as $$
      begin if new.id = tg_argv[0] then raise exception 'at fault'; end if; return new; end $$`.execute(server.db)
    await sql`create trigger refuse_one before update on api_keys for each row execute function refuse_one(${sql.lit(atFault.id)})`.execute(
      server.db,
    )
    await expect(afterDays(91)).rejects.toThrow('at fault')
    expect([await warnings(atFault.name), await warnings(other.name)]).toMatchObject([{ length: 0 }, { length: 1 }])
    await sql`drop function refuse_one cascade`.execute(server.db)
    await afterDays(91)
    expect([await warnings(atFault.name), await warnings(other.name)]).toMatchObject([{ length: 1 }, { length: 1 }])
  })
})

test('a key that has expired is kept for 30 days and then removed', async () => {
  const { id } = await endingIn(10, 'provider')
  const kept = async (): Promise<number> => {
    const { rows } = await sql`select from api_keys where id = ${id} and account_id = ${seedId('accounts', 4)}`.execute(server.db)
    return rows.length
  }
  await pruneExpired(server.db, inDays(39))
  expect(await kept()).toBe(1)
  await pruneExpired(server.db, inDays(41))
  expect(await kept()).toBe(0)
})
