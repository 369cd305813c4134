import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { emitContract } from '../../codegen/emit/contract.ts'
import { emitSerializers } from '../../codegen/emit/serializers.ts'
import { attributes, meta, modelOf, workFolder } from './contracts.ts'
import type { Edit } from './contracts.ts'

type Write = (row: Record<string, string | null>, base: string) => string

/** The serializer of things, as the generated module has it. */
async function writer(edits: Edit[] = []): Promise<Write> {
  const file = join(workFolder(), 'serializers.ts')
  writeFileSync(file, emitSerializers(modelOf(edits)))
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { writeThing: Write }
  return module.writeThing
}

const kinds = attributes(`
  motto: { type: [string, 'null'], description: Words., maxLength: 99, example: null }
  weight: { type: [number, 'null'], description: Kilograms., minimum: 0, maximum: 9, example: 1 }
  is-heavy: { type: boolean, description: Whether., x-incidental: true, example: true }
  colours: { type: array, description: Which., maxItems: 3, items: { type: string, description: One., maxLength: 9 }, example: [] }
  made-at:
    description: When.
    x-incidental: true
    oneOf: [{ type: string, description: When., format: timestamp, maxLength: 29 }, { type: 'null' }]
    example: null
  price: { type: [string, 'null'], description: Money., maxLength: 9, x-restricted: true, example: free }`)
const row = { id: 'a', name: 'Anvil', motto: null, weight: '1.50', is_heavy: 'true', colours: '["grey"]', made_at: null, price: null }

test('the text that is written is one expression, with only ids and values put in', () => {
  const text = emitSerializers(modelOf())
  const start = text.indexOf('export function')
  expect(text.slice(start, text.indexOf('\n}\n', start) + 3)).toBe(`export function writeThing(row: Rows['Thing'], base: string): string {
  const self = base + '/api/v2/things/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"things","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    '},"relationships":{"whole":{"links":{"self":"' + self + '/relationships/whole","related":"' + self + '/whole"}}}}'
}
`)
})

test('each resource object has its columns with how they become text, and each type its path and shapes', () => {
  const text = emitSerializers(modelOf([kinds]))
  expect(text.slice(text.indexOf('/** The serializer of each'))).toBe(`/** The serializer of each resource object. */
export const serializers = {
  Thing: writeThing,
}

/** The columns that each resource object selects, and how their values become text. */
export const columns: Record<keyof Rows, readonly (readonly [column: string, kind: string])[]> = {
  Thing: [['name', 'text'], ['motto', 'text'], ['weight', 'number'], ['is_heavy', 'boolean'], ['colours', 'json'], ['made_at', 'timestamp'], ['price', 'restricted']],
}

/** The columns that change by themselves, or with what others do to the record, which is no change of it. */
export const incidental: Record<string, readonly string[] | undefined> = {
  Thing: ['is_heavy', 'made_at'],
}

/** What each type is shown and listed as, where its relationships lead, and the operations that answer them all. */
export const shapes = {
  'things': { path: '/api/v2/things', show: 'Thing', item: 'Thing', relationships: { 'whole': { types: ['things'], many: false, public: false } }, related: ['getThingRelationship', 'getThingRelated'] },
} as const
`)
})

describe('a row becomes a resource object', () => {
  test('with every attribute by its name in the contract', async () => {
    const write = await writer([kinds])
    expect(JSON.parse(write(row, 'http://host'))).toEqual({
      id: 'a',
      type: 'things',
      links: { self: 'http://host/api/v2/things/a' },
      attributes: { name: 'Anvil', motto: null, weight: 1.5, 'is-heavy': true, colours: ['grey'], 'made-at': null },
      relationships: {
        whole: { links: { self: 'http://host/api/v2/things/a/relationships/whole', related: 'http://host/api/v2/things/a/whole' } },
      },
    })
  })

  test('with a restricted attribute only for who may see it, even when it is empty', async () => {
    const write = await writer([kinds])
    const seen = (price: string | null) => (JSON.parse(write({ ...row, price }, '')) as { attributes: object }).attributes
    expect(seen('"free"')).toHaveProperty('price', 'free')
    expect(seen('null')).toHaveProperty('price', null)
    expect(seen(null)).not.toHaveProperty('price')
  })

  test('with a meta of its own after all else, whose members are columns too', async () => {
    const edits = [kinds, meta('wear: { type: object, description: How worn., properties: { since: *name }, example: { since: May } }')]
    const { meta: said } = JSON.parse((await writer(edits))({ ...row, wear: '{"since":"June"}' }, '')) as { meta: object }
    expect(said).toEqual({ wear: { since: 'June' } })
    expect(emitSerializers(modelOf(edits))).toContain("['price', 'restricted'], ['wear', 'json']]")
    expect(emitContract(modelOf(edits))).toContain('    price: JsonText | null\n    wear: JsonText\n  }')
  })

  test.each(['"quoted"', 'back\\slash', 'line\nbreak\u2028', '</script>', '\ud83d\ude80 é', '\u0000'])(
    'with any text in it: %j',
    async (name) => {
      const write = await writer()
      expect((JSON.parse(write({ id: 'a', name }, '')) as { attributes: { name: string } }).attributes.name).toBe(name)
    },
  )

  test('with the files of a list as links and its addresses as they are', async () => {
    const papers = attributes(`
  papers:
    type: array
    description: Papers.
    maxItems: 3
    items: { type: string, format: uri, description: Where., x-download: true, maxLength: 99 }
    example: []`)
    const write = (await writer([papers])) as (row: object, base: string, linkTo: (file: string) => string) => string
    const list = JSON.stringify(['https://a.example/"b"', 'c-1'])
    const { data } = JSON.parse(`{"data":${write({ id: 'a', name: 'Anvil', papers: list }, '', (file) => `to:${file}`)}}`)
    expect(data.attributes.papers).toEqual(['https://a.example/"b"', 'to:c-1'])
  })

  test('with addresses below its own', async () => {
    const paper = attributes(`
  paper: { type: string, format: uri, description: Where., x-below-self: true, maxLength: 99, example: 'https://a.example/things/a/paper' }`)
    const write = await writer([paper])
    const { attributes: written } = JSON.parse(write({ id: 'a b', name: '', paper: 'paper?of="1"' }, 'http://host')) as {
      attributes: object
    }
    expect(written).toHaveProperty('paper', 'http://host/api/v2/things/a%20b/paper?of="1"')
  })

  test('whose links are well formed whatever the id', async () => {
    const write = await writer()
    const { id, links } = JSON.parse(write({ id: 'a b', name: '' }, 'http://host')) as { id: string; links: { self: string } }
    expect([id, links.self]).toEqual(['a b', 'http://host/api/v2/things/a%20b'])
  })

  test.each([
    ['2026-10-01 08:30:00+00', '2026-10-01T08:30:00.000+00:00'],
    ['2026-10-01 08:30:00.1+00', '2026-10-01T08:30:00.100+00:00'],
    ['2026-10-01 08:30:00.12+00', '2026-10-01T08:30:00.120+00:00'],
    ['2026-10-01 08:30:00.123+00', '2026-10-01T08:30:00.123+00:00'],
    ['2026-10-01 08:30:00.123456+00', '2026-10-01T08:30:00.123+00:00'],
  ])('with times in milliseconds and the whole offset: %s', async (made_at, said) => {
    const write = await writer([kinds])
    expect((JSON.parse(write({ ...row, made_at }, '')) as { attributes: Record<string, string> }).attributes['made-at']).toBe(said)
  })
})
