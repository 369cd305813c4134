import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Relation } from '../../src/verbs/resource.ts'
import { related, toMany, toOne, toOneBy, toOneOf } from '../../src/verbs/relations.ts'
import { resource } from '../../src/verbs/resource.ts'
import type { Resource } from '../../src/verbs/resource.ts'
import { account, editor, recorded } from './statements.ts'
import type { Ran } from './statements.ts'
import type { TextRow } from '../../src/database/read.ts'

const id = '019a0000-000a-7000-8000-000000000001'

const none = toMany(() => sql`false`)

/** What relationships lead to: an account sees its own, editors see all. */
resource('industry-groups', 'industry_groups', {
  visible: (eb, { kind, me }) => (kind === 'staff' ? true : eb('industry_groups.id', '=', me)),
  relations: { parent: toOne('sector_id'), children: none, entities: none },
  staff: ['editor'],
})
resource('content-verticals', 'content_verticals', { visible: () => true, relations: { insights: none } })

const shown =
  '"industry_groups"."id" as id, ' +
  ['name', 'slug', 'code', 'description', 'created_at', 'updated_at']
    .map((column) => `"industry_groups"."${column}" as "${column}"`)
    .join(', ')

/** Resources that everybody sees, each with a relationship to one, to one of several types, and to many. */
const industry = (parent: Relation): Resource =>
  resource('industries', 'industries', { visible: () => true, relations: { parent, entities: none } }) as unknown as Resource
const muted = (mutable: Relation): Resource =>
  resource('muted-items', 'muted_items', {
    visible: () => true,
    relations: { mutable, account: toOne('account_id') },
  }) as unknown as Resource
const sector = (children: Relation): Resource =>
  resource('sectors', 'sectors', { visible: () => true, relations: { children, entities: none } }) as unknown as Resource

async function follow(
  owner: Resource,
  relationship: string,
  answers: TextRow[][],
  caller = account,
): Promise<{ ran: Ran[]; found: unknown }> {
  const { db, ran } = recorded([{ id }], ...answers)
  const found = await related(owner)({ db, caller, params: { id, relationship }, page: { number: 1, size: 10 } })
  expect(ran[0]).toMatchObject({ name: expect.stringContaining(`${owner.type}:find:`) as string, values: [id] })
  return { ran: ran.slice(1), found }
}

describe('to one', () => {
  test('the end is asked for first, then found within what the caller may see of it', async () => {
    const { ran, found } = await follow(industry(toOne('group_id')), 'parent', [[{ type: '', id: 'x' }], [{ id: 'x', name: 'Banks' }]])
    expect(ran).toEqual([
      {
        name: 'industries:parent-of:account',
        sql: `select '' as type, "group_id" as id from "industries" where "industries"."id" = $1`,
        values: [id],
      },
      {
        name: 'industry-groups:find:account',
        sql: `select ${shown} from "industry_groups" where "industry_groups"."id" = $1 and ("industry_groups"."id" = $2)`,
        values: ['x', 'me'],
      },
    ])
    expect(found).toEqual({ kind: 'related', type: 'industry-groups', found: { row: { id: 'x', name: 'Banks' } } })
  })

  test('an end that is empty, and one that the caller may not see, are alike', async () => {
    const nothing = { kind: 'related', type: 'industry-groups', found: { row: undefined } }
    const parent = industry(toOne('group_id'))
    expect((await follow(parent, 'parent', [[{ type: '', id: null }]])).found).toEqual(nothing)
    expect((await follow(parent, 'parent', [[{ type: '', id: 'x' }], []])).found).toEqual(nothing)
  })

  test('an end may be computed for the one who asks', async () => {
    const { ran } = await follow(industry(toOneBy(({ me }) => sql`case when owner = ${me} then group_id end`)), 'parent', [
      [{ type: '', id: null }],
    ])
    expect(ran[0]).toMatchObject({
      sql: `select '' as type, case when owner = $1 then group_id end as id from "industries" where "industries"."id" = $2`,
      values: ['me', id],
    })
  })

  test('an end of several types is looked up where its type says', async () => {
    const owner = muted(toOneOf('mutable_type', 'mutable_id'))
    const { ran, found } = await follow(owner, 'mutable', [[{ type: 'content-verticals', id: 'x' }], [{ id: 'x' }]])
    expect(ran[0]!.sql).toBe('select "mutable_type" as type, "mutable_id" as id from "muted_items" where "muted_items"."id" = $1')
    expect(ran[1]!.name).toBe('content-verticals:find:account')
    expect(found).toMatchObject({ type: 'content-verticals' })
  })
})

describe('to many', () => {
  const many = sector(toMany((of) => sql`sector_id = ${of}`, { column: 'name', descending: false }))

  test('a page of what is related and visible, counted up to the cap, in named statements', async () => {
    const { ran, found } = await follow(many, 'children', [[{ id: 'x', total: '1001' }], [{ id: 'x' }]])
    expect(ran).toEqual([
      {
        name: 'industry-groups:sectors/children:matches:10:account',
        sql:
          'with matched as materialized ( select "industry_groups"."id", "industry_groups"."name" as position from "industry_groups" ' +
          'where (sector_id = (select $1)) and ("industry_groups"."id" = (select $2)) limit 1251), ' +
          'counted as materialized (select count(*) as n from matched) select id, position::text as "ordered_by", n::text as total ' +
          'from counted left join (select id, position from matched where (select n from counted) <= 1250 order by position asc, id asc limit 10 offset (select $3)::bigint) as page ' +
          'on true order by position asc, id asc',
        values: [id, 'me', 0],
      },
      {
        name: 'industry-groups:rows:account',
        sql:
          `select ${shown} from unnest((select $1::text[])) with ordinality as found (id, place) ` +
          'join "industry_groups" on "industry_groups"."id" = found.id where ("industry_groups"."id" = $2) order by found.place',
        values: [['x'], 'me'],
      },
    ])
    expect(found).toEqual({
      kind: 'related',
      type: 'industry-groups',
      found: { rows: [{ id: 'x' }], total: 1_000, capped: true },
    })
  })

  test('who is staff is asked of the target, not of the owner', async () => {
    const { ran } = await follow(many, 'children', [[{ id: 'x', total: '1' }], [{ id: 'x' }]], editor)
    expect(ran[0]!.name).toBe('industry-groups:sectors/children:matches:10:staff')
    expect(ran[0]!.sql).toContain('where (sector_id = (select $1)) and true limit 1251')
  })
})

test('a record that the caller may not see has no relationships: 404, and nothing else is asked', async () => {
  const { db, ran } = recorded([])
  const asked = { db, caller: account, params: { id, relationship: 'parent' }, page: { number: 1, size: 10 } }
  await expect(related(industry(toOne('group_id')))(asked)).rejects.toMatchObject({ status: 404 })
  expect(ran).toHaveLength(1)
})
