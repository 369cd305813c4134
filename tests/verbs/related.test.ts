import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Relation } from '../../src/verbs/relations.ts'
import { related, toMany, toOne, toOneBy, toOneOf } from '../../src/verbs/relations.ts'
import { resource } from '../../src/verbs/resource.ts'
import type { Resource } from '../../src/verbs/resource.ts'
import { account, editor, recorded } from './statements.ts'
import type { Ran } from './statements.ts'
import type { TextRow } from '../../src/database/read.ts'

const id = '019a0000-000a-7000-8000-000000000001'

/** What relationships lead to: an account sees its own, editors see all. */
const classes = resource('asset-classes', 'asset_classes', {
  visible: (eb, { kind, me }) => (kind === 'staff' ? true : eb('asset_classes.id', '=', me)),
  relations: {},
  staff: ['editor'],
})
const reasons = resource('like-reasons', 'like_reasons', { visible: () => true, relations: {} })

/** A resource that everybody sees, with one relationship. */
const owner = (relation: Relation): Resource =>
  resource('filter-presets', 'filter_presets', { visible: () => true, relations: { account: relation } }) as unknown as Resource

async function follow(relation: Relation, answers: TextRow[][], caller = account): Promise<{ ran: Ran[]; found: unknown }> {
  const { db, ran } = recorded([{ id }], ...answers)
  const found = await related(owner(relation))({ db, caller, params: { id, relationship: 'account' }, page: { number: 1, size: 10 } })
  expect(ran[0]).toMatchObject({ name: expect.stringContaining('filter-presets:find:') as string, values: [id] })
  return { ran: ran.slice(1), found }
}

describe('to one', () => {
  test('the end is asked for first, then found within what the caller may see of it', async () => {
    const { ran, found } = await follow(
      toOne(() => classes, 'class_id'),
      [[{ type: '', id: 'x' }], [{ id: 'x', name: 'Equity' }]],
    )
    expect(ran).toEqual([
      {
        name: 'filter-presets:account-of:account',
        sql: `select '' as type, "class_id" as id from "filter_presets" where "filter_presets"."id" = $1`,
        values: [id],
      },
      {
        name: 'asset-classes:find:account',
        sql: 'select "asset_classes"."id" as id, "asset_classes"."name" as "name" from "asset_classes" where "asset_classes"."id" = $1 and ("asset_classes"."id" = $2)',
        values: ['x', 'me'],
      },
    ])
    expect(found).toEqual({ kind: 'related', type: 'asset-classes', found: { row: { id: 'x', name: 'Equity' } } })
  })

  test('an end that is empty, and one that the caller may not see, are alike', async () => {
    const none = { kind: 'related', type: 'asset-classes', found: { row: undefined } }
    expect(
      (
        await follow(
          toOne(() => classes, 'class_id'),
          [[{ type: '', id: null }]],
        )
      ).found,
    ).toEqual(none)
    expect(
      (
        await follow(
          toOne(() => classes, 'class_id'),
          [[{ type: '', id: 'x' }], []],
        )
      ).found,
    ).toEqual(none)
  })

  test('an end may be computed for the one who asks', async () => {
    const { ran } = await follow(
      toOneBy(
        () => classes,
        ({ me }) => sql`case when account_id = ${me} then class_id end`,
      ),
      [[{ type: '', id: null }]],
    )
    expect(ran[0]).toMatchObject({
      sql: `select '' as type, case when account_id = $1 then class_id end as id from "filter_presets" where "filter_presets"."id" = $2`,
      values: ['me', id],
    })
  })

  test('an end of several types is looked up where its type says', async () => {
    const relation = toOneOf({ 'asset-classes': () => classes, 'like-reasons': () => reasons }, 'trackable_type', 'trackable_id')
    const { ran, found } = await follow(relation, [[{ type: 'like-reasons', id: 'x' }], [{ id: 'x' }]])
    expect(ran[0]!.sql).toBe('select "trackable_type" as type, "trackable_id" as id from "filter_presets" where "filter_presets"."id" = $1')
    expect(ran[1]!.name).toBe('like-reasons:find:account')
    expect(found).toMatchObject({ type: 'like-reasons' })
  })
})

describe('to many', () => {
  const many = toMany(
    () => classes,
    (of) => sql`class_owner = ${of}`,
    { column: 'name', descending: false },
  )

  test('a page of what is related and visible, counted up to the cap, in named statements', async () => {
    const { ran, found } = await follow(many, [[{ id: 'x', total: '1001' }], [{ id: 'x' }]])
    const where = (first: number, second: number): string => `class_owner = $${first} and ("asset_classes"."id" = $${second})`
    expect(ran).toEqual([
      {
        name: 'asset-classes:filter-presets/account:matches:default:account',
        sql:
          `with matched as materialized ( select "asset_classes"."id", "asset_classes"."name" as position from "asset_classes" where ${where(1, 2)} limit 1001), ` +
          'counted as materialized (select count(*) as n from matched) select id, (select n from counted)::text as total from ' +
          '((select id, position from matched where (select n from counted) <= 1000 order by position asc, id asc limit 10 offset (select $3::bigint)) union all ' +
          `(select "asset_classes"."id", "asset_classes"."name" as position from "asset_classes" where (select n from counted) > 1000 and ${where(4, 5)} ` +
          'order by "asset_classes"."name" asc, "asset_classes"."id" asc limit 10 offset (select $6::bigint))) ' +
          'as page order by page.position asc, page.id asc',
        values: [id, 'me', 0, id, 'me', 0],
      },
      {
        name: 'asset-classes:rows:account',
        sql:
          'select "asset_classes"."id" as id, "asset_classes"."name" as "name" from unnest((select $1::text[])) with ordinality as found (id, place) ' +
          'join "asset_classes" on "asset_classes"."id" = found.id where ("asset_classes"."id" = $2) order by found.place',
        values: [['x'], 'me'],
      },
    ])
    expect(found).toEqual({
      kind: 'related',
      type: 'asset-classes',
      found: { rows: [{ id: 'x' }], total: 1_000, capped: true },
    })
  })

  test('who is staff is asked of the target, not of the owner', async () => {
    const { ran } = await follow(many, [[{ id: 'x', total: '1' }], [{ id: 'x' }]], editor)
    expect(ran[0]!.name).toBe('asset-classes:filter-presets/account:matches:default:staff')
    expect(ran[0]!.sql).toContain('where class_owner = $1 and true limit 1001')
  })
})

test('a record that the caller may not see has no relationships: 404, and nothing else is asked', async () => {
  const { db, ran } = recorded([])
  const asked = { db, caller: account, params: { id, relationship: 'account' }, page: { number: 1, size: 10 } }
  await expect(related(owner(toOne(() => classes, 'class_id')))(asked)).rejects.toMatchObject({ status: 404 })
  expect(ran).toHaveLength(1)
})
