/** `npm run plans -- list|set`: what can be subscribed to, and how it is made and changed. */
import { sql } from 'kysely'
import { readArguments, refuseCall } from '../codegen/usage.ts'
import type { Database, Transaction } from '../src/database/connection.ts'
import { migrate } from '../src/database/migrate.ts'
import { transact } from '../src/database/transact.ts'
import { seedLookups } from '../src/demo/lookups.ts'
import { formats } from '../src/http/formats.ts'
import { openRows } from '../src/places.ts'
import { insert } from '../src/verbs/create.ts'
import type { Inserted } from '../src/verbs/create.ts'
import { save } from '../src/verbs/rows.ts'
import { openMade, requireThisRelease } from './made.ts'
import { operate, Refused } from './operator.ts'

const usage = `Usage: npm run plans -- list
       npm run plans -- set <slug> [--corporate] [options] [--dry-run]

list shows the plans of investors and providers, and those of issuers. set changes what is given of the plan of that slug, or makes
it if there is none: of an issuer with --corporate, else --audience says of whom. A new one needs its --name. --dry-run only says what
it would be.

  --name <text>          what it is called
  --price <number|none>  the price of an interval in the smallest unit of its currency, such as cents; none: on request
  --currency <code>      its code of ISO 4217, USD unless given
  --interval <month|year>
  --seats <number|none>  how many accounts it is for; none, which issuers do not have: any number
  --features <a,b|none>  such as downloads, premium-requests, api-access, investor-directory; of issuers events and campaigns, which
                         they have unless others are named
  --position <number>    its place in the list
Of investors and providers:
  --audience <investor|provider>
  --tier <professional|delayed|none>  what investors read; the accounts that have the plan read it from then on
  --trial-days <number>
Of issuers:
  --events-per-year, --campaigns-per-month, --contacts-limit <number|none>  none: any number
set brings the database to this release first; list and --dry-run change nothing.

Exit code: 0 done, 1 refused, 2 the call was wrong.`

type Value = string | number | string[] | null

const largest = { price: Number.MAX_SAFE_INTEGER, seats: 1_000_000, position: 100_000, 'trial-days': 3_650 }
const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const shared = { name: text, price: text, currency: text, interval: text, seats: text, features: text, position: text }
const options = {
  ...shared,
  ...{ audience: text, tier: text, 'trial-days': text },
  ...{ 'events-per-year': text, 'campaigns-per-month': text, 'contacts-limit': text },
  ...{ corporate: flag, 'dry-run': flag },
} as const
const ofIssuers = ['events-per-year', 'campaigns-per-month', 'contacts-limit']
const ofOthers = ['audience', 'tier', 'trial-days']
const words: Record<string, readonly string[]> = {
  interval: ['month', 'year'],
  audience: ['investor', 'provider'],
  tier: ['professional', 'delayed', 'none', 'provider'],
}

const { values, positionals } = readArguments(usage, options, 2)
const [command, slug, ...more] = positionals
const { corporate = false, 'dry-run': dryRun = false, ...given } = values
if (command !== 'list' && command !== 'set') refuseCall(usage, 'Say list or set.')
if (command === 'list' && (slug !== undefined || Object.keys(values).length > 0)) refuseCall(usage, 'list takes nothing more.')
if (command === 'set' && (slug === undefined || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 128 || more.length > 0)) {
  refuseCall(usage, 'Say which plan by its slug: lower case letters, digits and hyphens between them.')
}

/** The value of an option as its column takes it. */
function valueOf(option: string, sent: string): Value {
  const wrong = (what: string): never => refuseCall(usage, `--${option} is ${what}, not '${sent}'.`)
  if (words[option]) return words[option].includes(sent) ? sent : wrong(words[option].join(' or '))
  if (option === 'name') return sent.trim().length > 0 && sent.length <= 120 ? sent.trim() : wrong('a text of at most 120 characters')
  if (option === 'currency') return formats.currency(sent) ? sent : wrong('a currency of ISO 4217, such as USD')
  if (option === 'features') {
    const features = sent === 'none' ? [] : sent.split(',').map((one) => one.trim())
    const fit = features.length <= 50 && features.every((one) => /^[a-z0-9-]{1,64}$/.test(one))
    return fit ? [...new Set(features)] : wrong('at most 50 words of lower case letters, digits and hyphens, with commas between them')
  }
  if (sent === 'none' && !['position', 'trial-days'].includes(option)) return null
  const [least, most] = [option === 'seats' ? 1 : 0, largest[option as keyof typeof largest] ?? 1_000_000]
  const number = /^\d{1,16}$/.test(sent) ? Number(sent) : NaN
  return number >= least && number <= most ? number : wrong(`a whole number from ${least} to ${most}`)
}

const columnOf = (option: string): string => (option === 'price' ? 'price_minor' : option.replaceAll('-', '_'))
const sent: Record<string, Value> = Object.fromEntries(
  Object.entries(given).map(([option, value]) => [columnOf(option), valueOf(option, value as string)]),
)

type Row = Record<string, unknown> & { id: string; slug: string }

/** A line of the list. */
function told(row: Row): string {
  const count = (value: unknown, what: string): string[] =>
    value === undefined ? [] : [`${value === null ? 'any' : String(value)} ${what}`]
  const price = row['price_minor'] === null ? 'price on request' : `${String(row['price_minor'])} ${String(row['currency'])} minor`
  const features = row['features'] as string[]
  return [
    `${row.slug}: ${String(row['name'])}`,
    row['audience'] === undefined ? 'for issuers' : `for ${String(row['audience'])}s, tier ${String(row['tier'])}`,
    `${price} a ${String(row['interval'])}`,
    ...count(row['seats'], 'seats'),
    ...count(row['trial_days'], 'days of trial'),
    ...count(row['events_per_year'], 'events a year'),
    ...count(row['campaigns_per_month'], 'campaigns a month'),
    ...count(row['contacts_limit'], 'contacts'),
    features.length === 0 ? 'no features' : features.join(' '),
    `position ${String(row['position'])}`,
  ].join(', ')
}

const tables = ['plans', 'corporate_plans'] as const
const rowsOf = async (db: Database, table: string, only?: string): Promise<Row[]> =>
  (
    await sql<Row>`select * from ${sql.table(table)} where ${only ?? null}::text is null or slug = ${only ?? null} order by position, id`.execute(
      db,
    )
  ).rows

async function list(db: Database): Promise<void> {
  for (const table of tables) for (const row of await rowsOf(db, table)) console.log(told(row))
}

/** The columns of a plan that is new, besides those sent. @throws where one is missing. */
function missing(table: string): Record<string, Value> {
  if (sent['name'] === undefined) throw new Refused(`There is no plan ${slug!}; to make it, say its --name.`)
  if (table === 'corporate_plans')
    return { currency: 'USD', interval: 'month', seats: 1, price_minor: null, features: ['events', 'campaigns'] }
  if (sent['audience'] === undefined) throw new Refused(`There is no plan ${slug!}; to make it, say its --audience, or --corporate.`)
  if (sent['audience'] === 'investor' && sent['tier'] === undefined) throw new Refused('A plan for investors needs its --tier.')
  return { currency: 'USD', interval: 'month', tier: 'provider', price_minor: null, features: [] }
}

/** @throws for what the plan cannot have, as it would be. */
function requireSense(table: string, row: Record<string, unknown>): void {
  const strange = (table === 'plans' ? ofIssuers : ofOthers).find((option) => columnOf(option) in sent)
  if (strange) throw new Refused(`${slug!} is ${table === 'plans' ? 'no plan of issuers' : 'a plan of issuers'}: it has no --${strange}.`)
  if (table === 'corporate_plans' && row['seats'] === null) throw new Refused('A plan of issuers has a number of --seats.')
  if (table === 'plans' && (row['audience'] === 'provider') !== (row['tier'] === 'provider')) {
    throw new Refused('Providers, and nobody else, have the --tier provider.')
  }
}

/** @throws for an audience that differs from that of those who have the plan. */
async function keepAudience(tx: Transaction, before: Row): Promise<void> {
  if (sent['audience'] === undefined || sent['audience'] === before['audience']) return
  // Whoever gives the plan meanwhile is waited for, or waits.
  await sql`select from plans where id = ${before.id} for update`.execute(tx)
  const { rows } = await sql`select from companies where plan_id = ${before.id}
    union all select from accounts where plan_id = ${before.id} limit 1`.execute(tx)
  if (rows.length > 0) throw new Refused(`${before.slug} is subscribed to by ${String(before['audience'])}s, so it stays theirs.`)
}

type Columns = Record<string, Value | boolean>

const planOf = (given: Columns): Inserted<'plans'> => {
  const { slug, name, price_minor, currency, interval, seats, features, position } = given as Record<string, never>
  const { audience, tier, trial_days, is_contact_sales } = given as Record<string, never>
  return { slug, name, price_minor, currency, interval, seats, features, position, audience, tier, trial_days, is_contact_sales }
}

const planOfIssuer = (given: Columns): Inserted<'corporate_plans'> => {
  const { slug, name, price_minor, currency, interval, seats, features, position } = given as Record<string, never>
  const { events_per_year, campaigns_per_month, contacts_limit } = given as Record<string, never>
  const limits = { events_per_year, campaigns_per_month, contacts_limit }
  return { slug, name, price_minor, currency, interval, seats, features, position, ...limits }
}

/** Writes what is given of a plan, or makes it. */
async function put<Table extends 'plans' | 'corporate_plans'>(
  tx: Transaction,
  table: Table,
  before: Row | undefined,
  columns: Inserted<Table>,
): Promise<void> {
  if (before) await save(tx, table, before.id, columns as never)
  else await insert(tx, table, columns)
}

/** What undoes a rehearsal. */
const rehearsed = new Error('rehearsed')

async function set(db: Database): Promise<void> {
  let line = ''
  const work = transact(db, async (tx) => {
    // One command after the other: two that make the same plan would both find none.
    await sql`lock table plans, corporate_plans in share row exclusive mode`.execute(tx)
    const found = await Promise.all(tables.map((table) => rowsOf(tx, table, slug)))
    const [plan, ofIssuer] = [found[0]![0], found[1]![0]]
    const table = corporate || (!plan && ofIssuer) ? 'corporate_plans' : 'plans'
    const before = table === 'plans' ? plan : ofIssuer
    const change = { ...(before ? {} : missing(table)), ...sent }
    const columns: Columns = { ...change, ...(before ? {} : { slug: slug! }) }
    requireSense(table, { ...before, ...change })
    if (table === 'plans' && change['price_minor'] !== undefined) columns['is_contact_sales'] = change['price_minor'] === null
    if (before) await keepAudience(tx, before)
    if (before && Object.keys(columns).length === 0) throw new Refused(`Say what to change of ${slug!}.`)
    await (table === 'plans' ? put(tx, table, before, planOf(columns)) : put(tx, table, before, planOfIssuer(columns)))
    const [row] = await rowsOf(tx, table, slug)
    line = `${before ? 'Changed' : 'Made'}: ${told(row!)}`
    if (dryRun) throw rehearsed
  })
  await work.catch((error: unknown) => {
    if (error !== rehearsed) throw error
  })
  console.log(dryRun ? `Would be ${line[0]!.toLowerCase()}${line.slice(1)}` : line)
}

await operate(async (config) => {
  // To look at plans makes and changes nothing.
  const looks = command === 'list' || dryRun
  const { db, close } = await (looks ? openMade(config, 2) : openRows(config, 2))
  try {
    if (looks) await requireThisRelease(db)
    else {
      await migrate(db)
      await seedLookups(db)
    }
    await (command === 'list' ? list(db) : set(db))
  } finally {
    await close()
  }
})
