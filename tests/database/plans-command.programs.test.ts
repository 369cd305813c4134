/** `npm run plans`: an operator says what can be subscribed to. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { operatorCommand } from '../support/operator-command.ts'
import { runProgram } from '../support/programs.ts'

const { run: plans, settings, connect } = operatorCommand('scripts/plans.ts')
const lineOf = async (slug: string): Promise<string | undefined> =>
  (await plans('list')).said.split('\n').find((line) => line.startsWith(`${slug}: `))
/** What an account reads. */
async function tierOf(n: number): Promise<string> {
  const { db, close } = await connect()
  const { rows } = await sql<{ tier: string }>`select reading_tier as tier from accounts where id = ${seedId('accounts', n)}`.execute(db)
  await close()
  return rows[0]!.tier
}

test('a plan is made and changed, and each change is only of what was sent', { timeout: 120_000 }, async () => {
  const options = [
    '--name',
    'Desk',
    '--audience',
    'investor',
    '--tier',
    'professional',
    '--price',
    '99000',
    '--features',
    'downloads,api-access',
  ]
  const rehearsed = await plans('set', 'desk', ...options, '--dry-run')
  expect(rehearsed).toMatchObject({ code: 0, complaint: '' })
  expect(rehearsed.said).toMatch(/^Would be made: desk: Desk, for investors, tier professional, 99000 USD/)
  expect(await lineOf('desk')).toBeUndefined()
  expect(await plans('set', 'desk', ...options)).toMatchObject({ code: 0, complaint: '' })
  expect((await plans('set', 'desk', '--seats', '12', '--position', '9')).said).toMatch(/^Changed: desk: /)
  expect(await lineOf('desk')).toBe(
    'desk: Desk, for investors, tier professional, 99000 USD minor a month, 12 seats, 0 days of trial, downloads api-access, position 9',
  )
  expect((await plans('set', 'desk', '--price', 'none', '--interval', 'year')).said).toContain('price on request a year')
})

test('a plan of issuers is made and changed', { timeout: 120_000 }, async () => {
  const made = await plans(
    'set',
    'listing',
    '--corporate',
    '--name',
    'Listing',
    '--price',
    '5',
    '--currency',
    'EUR',
    '--events-per-year',
    '2',
  )
  expect([made.code, made.said]).toEqual([
    0,
    expect.stringMatching(/^Made: listing: Listing, for issuers, 5 EUR minor a month, 1 seats, 2 events a year/),
  ])
  expect((await plans('set', 'engage', '--contacts-limit', 'none')).said).toContain('any contacts')
})

test('a change of the tier is what those read who have the plan', { timeout: 120_000 }, async () => {
  expect(await tierOf(3)).toBe('delayed')
  expect(await plans('set', 'plus', '--tier', 'professional')).toMatchObject({ code: 0, complaint: '' })
  expect(await tierOf(3)).toBe('professional')
})

test('what cannot be is refused in a line, and changes nothing', { timeout: 120_000 }, async () => {
  const refused = async (...args: string[]) => {
    const { code, complaint } = await plans('set', ...args)
    return [code, complaint]
  }
  expect(await refused('new')).toEqual([1, 'There is no plan new; to make it, say its --name.\n'])
  expect(await refused('new', '--name', 'New')).toEqual([1, 'There is no plan new; to make it, say its --audience, or --corporate.\n'])
  expect(await refused('new', '--name', 'New', '--audience', 'investor')).toEqual([1, 'A plan for investors needs its --tier.\n'])
  expect(await refused('pro', '--tier', 'provider')).toEqual([1, 'Providers, and nobody else, have the --tier provider.\n'])
  expect(await refused('pro', '--events-per-year', '3')).toEqual([1, 'pro is no plan of issuers: it has no --events-per-year.\n'])
  expect(await refused('engage', '--seats', 'none')).toEqual([1, 'A plan of issuers has a number of --seats.\n'])
  expect(await refused('enterprise', '--audience', 'provider', '--tier', 'provider')).toEqual([
    1,
    'enterprise is subscribed to by investors, so it stays theirs.\n',
  ])
  expect(await refused('pro')).toEqual([1, 'Say what to change of pro.\n'])
  expect(await lineOf('pro')).toContain('tier professional, 49000 USD minor a month, 5 seats')
})

test('a wrong call is told with the usage', async () => {
  const wrong = async (...args: string[]) => {
    const { code, complaint } = await plans(...args)
    return [code, complaint.split('\n')[0]]
  }
  expect(await wrong()).toEqual([2, 'Say list or set.'])
  expect(await wrong('list', 'pro')).toEqual([2, 'list takes nothing more.'])
  expect(await wrong('set', 'Not A Slug')).toEqual([2, expect.stringContaining('by its slug')])
  expect(await wrong('set', 'pro', '--seats', '0')).toEqual([2, "--seats is a whole number from 1 to 1000000, not '0'."])
  expect(await wrong('set', 'pro', '--price', '-1')).toEqual([2, expect.stringContaining('--price')])
  expect(await wrong('set', 'pro', '--currency', 'UDS')).toEqual([2, "--currency is a currency of ISO 4217, such as USD, not 'UDS'."])
  expect(await wrong('set', 'pro', '--interval', 'week')).toEqual([2, "--interval is month or year, not 'week'."])
})

test.runIf(process.platform !== 'win32')('a command does not mind who stops listening to what it says', async () => {
  const left = await runProgram('sh', ['-c', '"$0" scripts/plans.ts list | true', process.execPath], settings())
  expect(left).toMatchObject({ code: 0, complaint: '' })
})
