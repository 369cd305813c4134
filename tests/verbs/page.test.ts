import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { TextRow } from '../../src/database/read.ts'
import type { Caller } from '../../src/verbs/caller.ts'
import { page } from '../../src/verbs/page.ts'
import type { PageOptions } from '../../src/verbs/page.ts'
import { resource } from '../../src/verbs/resource.ts'
import type { Order } from '../../src/verbs/cursor.ts'
import { account, editor, guest, recorded } from './statements.ts'
import type { Ran } from './statements.ts'

/** A resource of one column, of which an account sees its own row, staff every row and a guest none. */
const classes = () =>
  resource('asset-classes', 'asset_classes', {
    visible: (eb, { kind, me }) => (kind === 'staff' ? true : kind === 'guest' ? false : eb('asset_classes.id', '=', me)),
    relations: {},
    staff: ['editor'],
  })

interface Asked {
  number?: number
  size?: number
  filters?: Record<string, unknown>
  sort?: string
  caller?: Caller
}

/** The statements that one request for a page runs. */
async function statements(
  options: PageOptions<string, string>,
  { number = 1, size = 10, filters = {}, sort, caller = account }: Asked,
  answers: TextRow[][],
): Promise<Ran[]> {
  const { db, ran } = recorded(...answers)
  await page(classes(), options)({ db, caller, page: { number, size }, filters, sort })
  return ran
}

const nameOf = (end: string): string => expect.stringMatching(new RegExp(`^asset-classes:page.*:${end}$`)) as string
const row = (total: number): TextRow => ({ id: 'a', total: String(total) })
const counter = { counter: () => sql`select coalesce(sum(published), 0) from insight_counts` }

/** Orders of names of their own, since the total of a list is remembered by its name. */
let made = 0
const named = (): Record<string, Order> => ({ [`-made-${++made}`]: { column: 'created_at', descending: true } })

const columns = '"asset_classes"."id" as id, "asset_classes"."name" as "name"'
const newest = 'order by "asset_classes"."created_at" desc, "asset_classes"."id" desc'

describe('the first page', () => {
  test('of the default size has its limit in the text and comes with its total, in one named statement', async () => {
    expect(await statements({}, {}, [[row(3)]])).toEqual([
      {
        name: nameOf('first:10:account'),
        sql: `select ${columns}, (select count(*) from "asset_classes" where ("asset_classes"."id" = (select $1)))::text as total from "asset_classes" where ("asset_classes"."id" = (select $2)) ${newest} limit 10`,
        values: ['me', 'me'],
      },
    ])
  })

  test.each([
    [3, 10],
    [15, 20],
    [20, 20],
    [51, 100],
  ])('of %i is the beginning of one of %i, so that few statements serve every size', async (size, length) => {
    const { db, ran } = recorded(Array.from({ length }, () => row(200)))
    const { rows } = await page(classes())({ db, caller: account, page: { number: 1, size }, filters: {}, sort: undefined })
    expect(rows).toHaveLength(size)
    expect(ran).toEqual([
      {
        name: nameOf(`first:${length}:account`),
        sql: `select ${columns}, (select count(*) from "asset_classes" where ("asset_classes"."id" = (select $1)))::text as total from "asset_classes" where ("asset_classes"."id" = (select $2)) ${newest} limit ${length}`,
        values: ['me', 'me'],
      },
    ])
  })

  test.each([
    ['staff', editor, 'true'],
    ['guest', guest, 'false'],
  ] as const)('of %s is a statement of its own', async (kind, caller, where) => {
    const [ran] = await statements({}, { caller }, [[row(3)]])
    expect(ran).toEqual({
      name: nameOf(`first:10:${kind}`),
      sql: `select ${columns}, (select count(*) from "asset_classes" where ${where})::text as total from "asset_classes" where ${where} ${newest} limit 10`,
      values: [],
    })
  })

  test('takes its total from a counter where there is one, and counts no rows', async () => {
    const [ran] = await statements({ total: counter, orders: named() }, { caller: editor }, [[row(3)]])
    expect(ran!.sql).toBe(
      `select ${columns}, (select coalesce(sum(published), 0) from insight_counts)::text as total from "asset_classes" where true ${newest} limit 10`,
    )
  })

  test('that is empty has the total 0 without another statement', async () => {
    expect(await statements({}, {}, [[]])).toHaveLength(1)
  })

  test('lists of what is visible those that it is narrowed to', async () => {
    const rows = { narrowed: () => sql<boolean>`a or b` }
    const [ran] = await statements({ rows }, {}, [[row(3)]])
    const narrowed = (place: number): string => `(a or b) and ("asset_classes"."id" = (select $${place}))`
    expect(ran!.sql).toBe(
      `select ${columns}, (select count(*) from "asset_classes" where ${narrowed(1)})::text as total from "asset_classes" where ${narrowed(2)} ${newest} limit 10`,
    )
  })

  test('lists what is named instead of what is visible', async () => {
    const [ran] = await statements({ rows: { insteadOfVisible: ({ me }) => sql`owner = ${me}` } }, {}, [[row(3)]])
    expect(ran!.sql).toBe(
      `select ${columns}, (select count(*) from "asset_classes" where owner = (select $1))::text as total from "asset_classes" where owner = (select $2) ${newest} limit 10`,
    )
  })
})

describe('another page', () => {
  const walked = (walk: string, total: string): string =>
    `with counted as materialized (select (${total})::bigint as n) select ${columns}, (select n from counted)::text as total from (${walk}) as page join "asset_classes" on "asset_classes"."id" = page.id order by page.position desc, page.id desc`
  const total = 'select coalesce(sum(published), 0) from insight_counts'

  test('near the start is walked to from the start, by index alone, without asking where the end is', async () => {
    const ran = await statements({ total: counter, orders: named() }, { number: 3, caller: editor }, [[row(100)]])
    expect(ran.map((one) => [one.sql, one.values])).toEqual([
      [
        walked(
          `select "asset_classes"."id", "asset_classes"."created_at" as position from "asset_classes" where true ${newest} limit 10 offset (select $1)::bigint`,
          total,
        ),
        [20],
      ],
    ])
  })

  test('nearer to the end is walked to backwards, and the last one holds what is left', async () => {
    const ran = await statements({ total: counter, orders: named() }, { number: 9_000, caller: editor }, [
      [{ total: '100000' }],
      [row(100_000)],
    ])
    expect(ran.map((one) => [one.sql, one.values])).toEqual([
      [`select (${total})::text as total`, []],
      [
        walked(
          `select id, position from ( select "asset_classes"."id", "asset_classes"."created_at" as position from "asset_classes" where true order by "asset_classes"."created_at" asc, "asset_classes"."id" asc limit 10 offset (select greatest(0, n - (select $1)::bigint - 10) from counted)) as walked order by position asc, id asc limit (select greatest(0, least(10, n - (select $2)::bigint)) from counted)`,
          total,
        ),
        [89_990, 89_990],
      ],
    ])
  })

  test('beyond the near start but in the first half is walked to from the start', async () => {
    const ran = await statements({ total: counter, orders: named() }, { number: 1_000, caller: editor }, [
      [{ total: '100000' }],
      [row(100_000)],
    ])
    expect(ran[1]!.name).toEqual(nameOf('start:10:staff'))
  })

  test('is walked to from near it where the list is told of places, unless it is filtered or in another order', async () => {
    const near = { '-made': (offset: RawBuilder<unknown>) => sql`select until, before from periods where place = ${offset}` }
    const options = { total: { ...counter, near }, orders: { '-made': { column: 'created_at', descending: true }, ...named() } }
    const asked = { number: 9_000, caller: editor }
    const [ran] = await statements(options, asked, [[row(100_000)]])
    expect([ran!.sql, ran!.values]).toEqual([
      walked(
        `select "asset_classes"."id", "asset_classes"."created_at" as position from "asset_classes" where true and "asset_classes"."created_at" < (select until from near) ${newest} limit 10 offset (select (select $2)::bigint - before from near)`,
        total,
      ).replace(' select ', ', near as materialized (select until, before from periods where place = (select $1)::bigint) select '),
      [89_990, 89_990],
    ])
    const [, other] = Object.keys(options.orders)
    const byOther = await statements(options, { ...asked, sort: other! }, [[{ total: '100000' }], [row(100_000)]])
    expect(byOther[1]!.name).toEqual(nameOf('end:10:staff'))
  })

  test('needs the total only once: the next walk remembers it', async () => {
    const orders = named()
    await statements({ total: counter, orders }, { number: 9_000, caller: editor }, [[{ total: '100000' }], [row(100_000)]])
    const ran = await statements({ total: counter, orders }, { number: 9_001, caller: editor }, [[row(100_000)]])
    expect(ran.map((one) => one.name)).toEqual([nameOf('end:10:staff')])
  })

  test('past the end is empty and asks for the total alone', async () => {
    const ran = await statements({ orders: named() }, { number: 5, caller: editor }, [[], [{ total: '3' }]])
    expect(ran.map((one) => one.sql)).toEqual([
      expect.stringContaining('with counted') as string,
      'select (select count(*) from "asset_classes" where true)::text as total',
    ])
  })
})

describe('filters', () => {
  const filters = {
    name: (value: string) => sql<boolean>`name = ${value}`,
    kind: (value: string) => sql<boolean>`kind = any(${value}::text[])`,
  }

  test('follow what is visible in one order, whatever the order they were sent in, and make a statement without a name', async () => {
    const ran = await statements({ filters }, { filters: { name: 'Equity', kind: ['a', 'b'] } }, [[row(3)]])
    expect(ran).toEqual([
      {
        name: undefined,
        sql: `select ${columns}, (select count(*) from "asset_classes" where ("asset_classes"."id" = $1) and kind = any($2::text[]) and name = $3)::text as total from "asset_classes" where ("asset_classes"."id" = $4) and kind = any($5::text[]) and name = $6 ${newest} limit 10`,
        values: ['me', ['a', 'b'], 'Equity', 'me', ['a', 'b'], 'Equity'],
      },
    ])
  })

  test('for which one plan is the best make a statement with a name', async () => {
    const options = { filters, total: 'capped' as const, plannedOnce: ['kind= name'] }
    const [one] = await statements(options, { filters: { name: 'Equity', kind: ['a'] } }, [[row(3)]])
    expect(one!.name).toEqual(nameOf('kind=:name:matches:10:account'))
    const [several] = await statements(options, { filters: { name: 'Equity', kind: ['a', 'b'] } }, [[row(3)]])
    expect(several!.name).toBeUndefined()
  })

  test('that were not sent leave the statement as it is', async () => {
    const [ran] = await statements({ filters }, { filters: { name: undefined } }, [[row(3)]])
    expect(ran!.name).toEqual(nameOf('first:10:account'))
  })

  test('of a list with a counter are counted up to one more than the cap', async () => {
    const asked = { filters: { name: 'Equity' }, caller: editor }
    const [ran, rows] = await statements({ filters, total: counter }, asked, [
      [{ id: 'x', ordered_by: '2026-01-01', total: '3' }],
      [row(3)],
    ])
    expect(ran!.sql).toBe(
      'with matched as materialized ( select "asset_classes"."id", "asset_classes"."created_at" as position from "asset_classes" where true and name = $1 limit 1251), ' +
        'counted as materialized (select count(*) as n from matched) select id, position::text as "ordered_by", n::text as total from counted ' +
        'left join (select id, position from matched where (select n from counted) <= 1250 order by position desc, id desc limit 10 offset $2::bigint) as page ' +
        'on true order by position desc, id desc',
    )
    expect(ran!.values).toEqual(['Equity', 0])
    expect(rows).toEqual({
      name: 'asset-classes:rows of times:staff',
      sql:
        `select ${columns} from unnest((select $1::text[]), (select $2::timestamptz[])) with ordinality as found (id, time, place) join "asset_classes" ` +
        'on "asset_classes"."id" = found.id and "asset_classes"."created_at" = found.time where true order by found.place',
      values: [['x'], ['2026-01-01']],
    })
  })

  test('never stand in for who is asking, whatever they are called', async () => {
    const sly = Object.fromEntries(
      ['me', 'accountType', 'company', 'leads', 'complies', 'size', 'offset'].map((name) => [
        name,
        (value: string) => sql<boolean>`sly = ${value}`,
      ]),
    )
    for (const name of Object.keys(sly)) {
      const { db, ran } = recorded([row(3)])
      const caller = { ...account, roles: ['team-lead', 'compliance-officer'] }
      const asked = { db, caller, page: { number: 2, size: 20 }, filters: { [name]: 'sent' }, sort: undefined }
      await page(classes(), {
        rows: {
          insteadOfVisible: ({ me, accountType, company, leads, complies }) =>
            sql`array[${me}, ${accountType}, ${company}, ${leads}, ${complies}] is not null`,
        },
        filters: sly,
      })(asked)
      const own = ['me', 'investor', 'my-company', 'my-company', 'my-company', 'sent']
      expect([name, ...ran[0]!.values]).toEqual([name, ...own, ...own, 20])
    }
  })
})

describe('a capped list', () => {
  const capped: PageOptions<string, string> = { total: 'capped' }
  const ask = async (number: number, answers: TextRow[][], size = 10) => {
    const { db, ran } = recorded(...answers)
    const answer = await page(classes(), capped)({ db, caller: editor, page: { number, size }, filters: {}, sort: undefined })
    return { ran, answer }
  }

  test('says that there are more when one more than the cap matches', async () => {
    expect((await ask(1, [[row(1_001)]])).answer).toMatchObject({ total: 1_000, capped: true })
    expect((await ask(1, [[row(1_000)]])).answer).toMatchObject({ total: 1_000, capped: false })
  })

  test('ends at the cap: the last page is cut there, and what lies behind is not walked to', async () => {
    const last = await ask(59, [[row(1_001)]], 17)
    expect(last.ran[0]!.values).toEqual([986])
    const behind = await ask(101, [[{ total: '1001' }]])
    expect(behind.ran.map((one) => one.sql)).toEqual([
      'select (select count(*) from (select 1 from "asset_classes" where true limit 1251) as reached)::text as total',
    ])
    expect(behind.answer).toMatchObject({ rows: [], total: 1_000, capped: true })
  })

  test('of many matches is not counted again for its callers, by whatever page, and of fewer each time', async () => {
    const totalling = (total: string) => Array.from({ length: 10 }, (_, n): TextRow => ({ id: `a${n}`, total }))
    const [many, ids, other] = [[{ id: null, total: '1251' }], totalling(''), totalling('1250')]
    const { db, ran } = recorded(many, ids, ids, ids, ids, other, ids, other, ids)
    const list = page(classes(), { total: 'capped' })
    const ask = (caller: Caller, number = 1) => list({ db, caller, page: { number, size: 10 }, filters: {}, sort: undefined })
    const first = await ask(editor)
    expect(await ask({ ...editor, id: 'another' })).toEqual(first)
    expect(await ask(editor, 101)).toMatchObject({ rows: [], total: 1_000, capped: true })
    await ask(account)
    await ask(account)
    const found = ['matches:10:staff', 'many:10:staff', 'many:10:staff', 'matches:10:account', 'matches:10:account'].map(nameOf)
    expect(ran.map((each) => each.name).filter((name) => !name!.startsWith('asset-classes:rows'))).toEqual(found)
    expect(ran[1]!.sql).toBe(
      `select "asset_classes"."id", "asset_classes"."created_at"::text as "ordered_by" from "asset_classes" where true ${newest} limit 10 offset (select $1)::bigint`,
    )
  })

  test('of many matches that has lost a page since is counted anew', async () => {
    const whole = Array.from({ length: 10 }, (_, n): TextRow => ({ id: `a${n}`, total: '' }))
    const left = whole.slice(0, 3).map((each) => ({ ...each, total: '3' }))
    const { db, ran } = recorded([{ id: null, total: '1251' }], whole, whole, left, left, left, left, left)
    const list = page(classes(), { total: 'capped' })
    const ask = () => list({ db, caller: editor, page: { number: 1, size: 10 }, filters: {}, sort: undefined })
    expect(await ask()).toMatchObject({ total: 1_000, capped: true })
    for (const _ of [1, 2]) expect(await ask()).toMatchObject({ total: 3, capped: false })
    const [matches, many, rows] = [nameOf('matches:10:staff'), nameOf('many:10:staff'), 'asset-classes:rows of times:staff']
    expect(ran.map((each) => each.name)).toEqual([matches, many, rows, many, matches, rows, matches, rows])
  })
})

test('two lists of one resource are two statements, each with its own rows', async () => {
  const r = classes()
  const [one, other] = ['one', 'other'].map((owner) => page(r, { rows: { insteadOfVisible: () => sql`owner = ${sql.lit(owner)}` } }))
  const { db, ran } = recorded([row(1)], [row(1)])
  const asked = { db, caller: account, page: { number: 1, size: 10 }, filters: {}, sort: undefined }
  await one!(asked)
  await other!(asked)
  expect(ran[0]!.sql).toContain("where owner = 'one' order by")
  expect(ran[1]!.sql).toContain("where owner = 'other' order by")
  expect(ran[1]!.name).not.toBe(ran[0]!.name)
})

test('the order asked for is followed by id in the same direction, so that it is total', async () => {
  const orders = { '-created-at': { column: 'created_at', descending: true }, name: { column: 'name', descending: false } }
  const [ran] = await statements({ orders }, { sort: 'name' }, [[row(3)]])
  expect(ran!.sql).toMatch(/ order by "asset_classes"\."name" asc, "asset_classes"\."id" asc limit 10$/)
  const [unasked] = await statements({ orders }, {}, [[row(3)]])
  expect(unasked!.sql).toMatch(/ order by "asset_classes"\."created_at" desc, "asset_classes"\."id" desc limit 10$/)
})
