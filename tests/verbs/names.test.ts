import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { prepare } from '../../src/database/read.ts'
import { related } from '../../src/verbs/relations.ts'
import { resource } from '../../src/verbs/resource.ts'
import type { Resource } from '../../src/verbs/resource.ts'
import { find } from '../../src/verbs/rows.ts'
import { scopeOf } from '../../src/verbs/visible.ts'
import { account, admin, editor, guest, recorded } from './statements.ts'

const classes = () => resource('asset-classes', 'asset_classes', { visible: () => true, relations: {} })

/** Every resource of the application, from whatever file. */
async function everyResource(): Promise<Resource[]> {
  const files = readdirSync('src/resources', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(files.map((file) => import(`../../src/resources/${file}`) as Promise<Record<string, unknown>>))
  const all = modules
    .flatMap((one) => Object.values(one))
    .filter((one): one is Resource => typeof one === 'object' && one !== null && 'statement' in one)
  return [...new Set(all)]
}

test('a statement is built once for each key and caller kind', () => {
  const built: string[] = []
  const r = classes()
  const ask = (key: string, kind: 'guest' | 'account' | 'staff') =>
    r.statement(key, kind, (scope) => {
      built.push(`${key} ${scope.kind}`)
      return sql`select 1`
    })
  expect(ask('find', 'account')).toBe(ask('find', 'account'))
  ask('find', 'staff')
  ask('list', 'account')
  expect(built).toEqual(['find account', 'find staff', 'list account'])
})

test('two statements never share a name, even where PostgreSQL cuts names off at 63 bytes', () => {
  const key = 'premium-service-requests/premium-service-attachments:matches'
  const ends = ['10:account', '100:account', '10:staff', '10:guest']
  const names = ends.map((end) => prepare(sql`select 1`, `premium-service-attachments:${key}:${end}`).name!)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(63)
})

test('no two statements of the application share a name, whoever shows a record or follows a relationship', async () => {
  const texts = new Map<string, string>()
  const clashes = new Set<string>()
  for (const r of await everyResource()) {
    for (const caller of [guest, account, editor, admin]) {
      for (const size of [10, 20]) {
        const { db, ran } = recorded(...Array.from({ length: 200 }, () => [{ id: 'x', type: '', total: '1' }]))
        await find(db, r, 'x', caller)
        for (const relationship of Object.keys(r.relations))
          await related(r)({ db, caller, params: { id: 'x', relationship }, page: { number: 1, size } })
        for (const { name, sql: text } of ran) {
          if (name === undefined) continue
          if ((texts.get(name) ?? text) !== text) clashes.add(name)
          texts.set(name, text)
        }
      }
    }
  }
  expect(texts.size).toBeGreaterThan(50)
  expect([...clashes]).toEqual([])
})

test('filters make any number of statements, of which only so many are kept', () => {
  const r = classes()
  let built = 0
  const ask = (key: string) => r.statement(key, 'account', () => (built++, sql`select 1`), 'planned')
  ask('first')
  for (let index = 0; index < 20_000; index++) ask(`filters ${index}`)
  ask('first')
  expect(built).toBe(20_002)
})

test('the places of a scope are values of the statement, not part of its text', () => {
  const { me, company, leads, complies } = scopeOf('account')
  const { text, parameters } = prepare(sql`select ${me}, ${company}, ${leads}, ${complies}`)
  expect(text).toBe('select $1, $2, $3, $4')
  expect(parameters).toHaveLength(4)
})
