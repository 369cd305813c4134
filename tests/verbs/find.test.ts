import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { list } from '../../src/verbs/list.ts'
import { presentIn } from '../../src/verbs/present.ts'
import { resource } from '../../src/verbs/resource.ts'
import { show } from '../../src/verbs/show.ts'
import { account, admin, editor, guest, recorded } from './statements.ts'

const id = '019a0000-000a-7000-8000-000000000001'
const columns = '"asset_classes"."id" as id, "asset_classes"."name" as "name"'

const classes = resource('asset-classes', 'asset_classes', {
  visible: (eb, { kind, company, leads, complies }) =>
    kind === 'staff' ? true : eb.or([company, leads, complies].map((one) => eb('asset_classes.name', '=', one))),
  relations: {},
  staff: ['editor'],
})
const slugged = resource('asset-classes', 'asset_classes', {
  visible: () => true,
  relations: {},
  slug: (slug) => sql`asset_classes.name = ${slug}`,
})

describe('a show', () => {
  test('finds by id within what the caller may see, in a named statement', async () => {
    const { db, ran } = recorded([{ id, name: 'Equity' }])
    expect(await show(classes)({ db, caller: account, params: { id } })).toEqual({ kind: 'one', row: { id, name: 'Equity' } })
    expect(ran).toEqual([
      {
        name: 'asset-classes:find:account',
        sql: `select ${columns} from "asset_classes" where "asset_classes"."id" = $1 and (("asset_classes"."name" = $2 or "asset_classes"."name" = $3 or "asset_classes"."name" = $4))`,
        values: [id, 'my-company', null, null],
      },
    ])
  })

  test('knows the company that the caller leads, and the one whose compliance officer it is, apart', async () => {
    const roles = async (...held: string[]): Promise<unknown[]> => {
      const { db, ran } = recorded([{ id }])
      await show(classes)({ db, caller: { ...account, roles: held }, params: { id } })
      return ran[0]!.values.slice(1)
    }
    expect(await roles('team-lead')).toEqual(['my-company', 'my-company', null])
    expect(await roles('compliance-officer')).toEqual(['my-company', null, 'my-company'])
  })

  test.each([
    ['an admin everywhere', admin],
    ['an editor where editors are staff', editor],
  ])('is that of staff for %s', async (_who, caller) => {
    const { db, ran } = recorded([{ id }])
    await show(classes)({ db, caller, params: { id } })
    expect(ran[0]).toEqual({
      name: 'asset-classes:find:staff',
      sql: `select ${columns} from "asset_classes" where "asset_classes"."id" = $1 and true`,
      values: [id],
    })
  })

  test('that finds nothing is refused with 404', async () => {
    const { db } = recorded([])
    await expect(show(classes)({ db, caller: guest, params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  test('takes what has not the form of an id for a slug, where there are slugs', async () => {
    const { db, ran } = recorded([{ id }], [{ id }])
    await show(slugged)({ db, caller: account, params: { id: 'equity' } })
    await show(slugged)({ db, caller: account, params: { id } })
    expect(ran).toEqual([
      {
        name: 'asset-classes:find-by-slug:account',
        sql: `select ${columns} from "asset_classes" where asset_classes.name = $1 and true`,
        values: ['equity'],
      },
      {
        name: 'asset-classes:find:account',
        sql: `select ${columns} from "asset_classes" where "asset_classes"."id" = $1 and true`,
        values: [id],
      },
    ])
  })
})

describe('columns', () => {
  test('are text of the kind that the contract has, and computed ones stand in for those of the table', async () => {
    const entities = resource('filter-presets', 'filter_presets', {
      visible: () => true,
      relations: { account: undefined as never },
      joins: ({ me }) => sql`left join marks on marks.account_id = ${me}`,
      computed: () => ({ name: sql`upper(filter_presets.name)` }),
    })
    const { db, ran } = recorded([{ id }])
    await show(entities)({ db, caller: account, params: { id } })
    expect(ran[0]!.sql).toBe(
      'select "filter_presets"."id" as id, upper(filter_presets.name) as "name", ' +
        ['countries', 'sectors', 'strategies', 'verticals']
          .map((one) => `coalesce(to_json("filter_presets"."${one}")::text, 'null') as "${one}", `)
          .join('') +
        `coalesce(("filter_presets"."min_market_cap")::text, 'null') as "min_market_cap", coalesce(("filter_presets"."max_market_cap")::text, 'null') as "max_market_cap", ` +
        ['format_types', 'imperatives', 'time_horizons']
          .map((one) => `coalesce(to_json("filter_presets"."${one}")::text, 'null') as "${one}"`)
          .join(', ') +
        ' from "filter_presets" left join marks on marks.account_id = $1 where "filter_presets"."id" = $2 and true',
    )
    expect(ran[0]!.values).toEqual(['me', id])
  })
})

describe('a list on one page', () => {
  test('has all that is visible, newest first', async () => {
    const { db, ran } = recorded([])
    expect(await list(classes)({ db, caller: editor })).toEqual({ kind: 'list', rows: [] })
    expect(ran).toEqual([
      {
        name: expect.stringMatching(/^asset-classes:list.*:staff$/) as string,
        sql: `select ${columns} from "asset_classes" where true order by created_at desc, id desc`,
        values: [],
      },
    ])
  })

  test('has what is named instead of what is visible, in the order that is said, whatever else is listed of the resource', async () => {
    const { db, ran } = recorded([], [])
    await list(classes)({ db, caller: editor })
    await list(classes, { rows: { insteadOfVisible: ({ me }) => sql`owner = ${me}` }, order: sql`name, id` })({ db, caller: editor })
    expect(ran[1]).toMatchObject({ sql: `select ${columns} from "asset_classes" where owner = $1 order by name, id`, values: ['me'] })
    expect(ran[1]!.name).not.toBe(ran[0]!.name)
  })
})

test('what a body names is looked up within what the caller may see, type by type', async () => {
  const { db, ran } = recorded([{ id: 'a' }], [{ id: 'b' }])
  expect(await presentIn(db, account, [classes, slugged], ['a', 'b', 'c'])).toEqual(new Set(['a', 'b']))
  expect(ran.map((one) => [one.name, one.sql, one.values])).toEqual([
    [
      'asset-classes:present:account',
      'select "asset_classes"."id" from "asset_classes" where "asset_classes"."id" = any((select $1)::text[]) and (("asset_classes"."name" = (select $2) or "asset_classes"."name" = (select $3) or "asset_classes"."name" = (select $4)))',
      [['a', 'b', 'c'], 'my-company', null, null],
    ],
    [
      'asset-classes:present:account',
      'select "asset_classes"."id" from "asset_classes" where "asset_classes"."id" = any((select $1)::text[]) and true',
      [['a', 'b', 'c']],
    ],
  ])
})
