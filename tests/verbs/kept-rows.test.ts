import { expect, test } from 'vitest'
import type { TextRow } from '../../src/database/read.ts'
import { page } from '../../src/verbs/page.ts'
import { find } from '../../src/verbs/rows.ts'
import { resource } from '../../src/verbs/resource.ts'
import { account, editor, recorded } from './statements.ts'

const classes = () => resource('asset-classes', 'asset_classes', { visible: () => true, relations: {}, kept: [] })

const version = `("asset_classes"."xmin"::text || "asset_classes"."ctid"::text) as "row_version"`
const first =
  `select "asset_classes"."id" as id, ${version}, (select count(*) from "asset_classes" where true)::text as total from "asset_classes" ` +
  'where true order by "asset_classes"."created_at" desc, "asset_classes"."id" desc limit 10'
const ofIds =
  `select "asset_classes"."id" as id, "asset_classes"."name" as "name", ${version} from unnest((select $1::text[])) as found (id) ` +
  'join "asset_classes" on "asset_classes"."id" = found.id'

const listed = (id: string, at: string): TextRow => ({ id, row_version: at, total: '2' })
const kept = (id: string, at: string): TextRow => ({ id, row_version: at, name: `${id} at ${at}` })

test('what is kept of rows is read once for all callers, and again of those that changed', async () => {
  const [one, two] = [listed('one', '1'), listed('two', '1')]
  const changed = [listed('one', '2'), two]
  const { db, ran } = recorded([one, two], [kept('two', '1'), kept('one', '1')], [one, two], changed, [kept('one', '2')], changed)
  const list = page(classes())
  const names = async (caller = account) => {
    const { rows, total } = await list({ db, caller, page: { number: 1, size: 10 }, filters: {}, sort: undefined })
    expect(total).toBe(2)
    return rows.map((row) => row.name)
  }
  expect(await names()).toEqual(['one at 1', 'two at 1'])
  expect(await names(editor)).toEqual(['one at 1', 'two at 1'])
  expect(await names()).toEqual(['one at 2', 'two at 1'])
  expect(await names()).toEqual(['one at 2', 'two at 1'])
  expect(ran).toMatchObject([
    { sql: first, values: [] },
    { sql: ofIds, values: [['one', 'two']] },
    { sql: first, values: [] },
    { sql: first, values: [] },
    { sql: ofIds, values: [['one']] },
    { sql: first, values: [] },
  ])
})

test('a row that is changed or gone before what is kept of it was read is read as a whole with the others', async () => {
  for (const meanwhile of [[kept('one', '2')], []]) {
    const whole = { id: 'one', name: 'whole', total: '1' }
    const { db, ran } = recorded([listed('one', '1')], meanwhile, [whole])
    const answer = await page(classes())({ db, caller: account, page: { number: 1, size: 10 }, filters: {}, sort: undefined })
    expect(answer).toMatchObject({ rows: [whole], total: 1 })
    expect(ran[2]!.sql).toBe(first.replace(version, '"asset_classes"."name" as "name"'))
  }
})

test('of so many rows that they are not all kept, those asked for last are', async () => {
  const answers: TextRow[][] = []
  for (let n = 0; n <= 4_000; n++) answers.push([listed(`row-${n}`, '1')], [kept(`row-${n}`, '1')])
  const { db, ran } = recorded(...answers, [listed('row-4000', '1')], [listed('row-0', '1')], [kept('row-0', '1')])
  const list = page(classes())
  const ask = () => list({ db, caller: account, page: { number: 1, size: 10 }, filters: {}, sort: undefined })
  for (let n = 0; n <= 4_000; n++) expect((await ask()).rows[0]!.name).toBe(`row-${n} at 1`)
  await ask()
  await ask()
  expect(ran.slice(-3).map((each) => each.sql)).toEqual([first, first, ofIds])
})

const [whole, rest] = [
  `select "asset_classes"."id" as id, "asset_classes"."name" as "name", ${version} from "asset_classes" where "asset_classes"."id" = $1 and true`,
  `select "asset_classes"."id" as id, ${version} from "asset_classes" where "asset_classes"."id" = $1 and true`,
] as const

test('what is shown is kept once it was read twice alike, and read as a whole again when it changed', async () => {
  const [first, later] = [kept('one', '1'), kept('one', '2')]
  const steps: [answers: TextRow[][], ran: string[], name: string][] = [
    [[[first]], [whole], 'one at 1'],
    [[[first]], [whole], 'one at 1'],
    [[[listed('one', '1')]], [rest], 'one at 1'],
    [[[listed('one', '2')], [later]], [rest, whole], 'one at 2'],
    [[[later]], [whole], 'one at 2'],
    [[[listed('one', '2')]], [rest], 'one at 2'],
  ]
  const { db, ran } = recorded(...steps.flatMap(([answers]) => answers))
  const r = classes()
  for (const [, expected, name] of steps) {
    const before = ran.length
    expect(await find(db, r, 'one', account)).toMatchObject({ name })
    expect(ran.slice(before).map((each) => each.sql)).toEqual(expected)
  }
  await expect(find(db, r, 'one', account)).rejects.toMatchObject({ status: 404 })
})

test('a transaction keeps nothing', async () => {
  const { db, ran } = recorded([kept('one', '1')], [kept('one', '1')], [kept('one', '1')])
  Object.assign(db, { isTransaction: true })
  const r = classes()
  for (let times = 0; times < 3; times++) await find(db, r, 'one', account)
  expect(ran.map((each) => each.sql)).toEqual([whole, whole, whole])
})
