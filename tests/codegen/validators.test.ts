import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { collectChecks, emitAnswers, emitChecks } from '../../codegen/emit/validators.ts'
import type { Schema } from '../../codegen/openapi.ts'
import { publish } from '../../codegen/publish.ts'
import { routes } from '../../src/generated/routes.ts'
import * as checks from '../../src/generated/checks.js'
import { checks as answers, published } from '../support/contract.ts'
import { modelOf, workFolder } from './contracts.ts'

type Check = { (value: unknown): boolean; errors?: { message?: string; instancePath: string }[] | null }

/** Loads a generated module from where it would stand. */
async function load(text: string): Promise<Record<string, Check>> {
  const folder = workFolder()
  for (const part of ['src/http', 'node_modules']) {
    mkdirSync(join(folder, 'src/generated'), { recursive: true })
    symlinkSync(resolve(part), join(folder, part))
  }
  const file = join(folder, 'src/generated/module.js')
  writeFileSync(file, text)
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, Check>
}

/** The check of one schema. */
async function checkOf(yaml: string): Promise<Check> {
  const collected = collectChecks(modelOf())
  const name = collected.nameFor(parse(yaml) as Schema)
  return (await load(emitChecks(collected.schemas)))[name]!
}

describe('the check of a value', () => {
  test.each([
    ['a text', '{ type: string, minLength: 1, maxLength: 3 }', ['a', 'abc', '🚀🚀🚀'], ['', 'abcd', 5, null, ['a']]],
    ['an integer', '{ type: integer, minimum: 0, maximum: 9 }', [0, 9], [-1, 10, 1.5, '5', null]],
    ['a number', '{ type: number, minimum: 0, maximum: 9 }', [0.5], ['0.5', NaN, 10]],
    ['a truth', '{ type: boolean }', [true, false], ['true', 0, 1, null]],
    ['what may be null', "{ type: [integer, 'null'], minimum: 0, maximum: 9 }", [null, 5], ['', 'null', 10]],
    ['one of a few', '{ type: string, enum: [short, long] }', ['short'], ['Short', '', null]],
    [
      'a list',
      '{ type: array, minItems: 1, maxItems: 2, items: { type: string, maxLength: 2 } }',
      [['a'], ['a', 'b']],
      [[], ['a', 'b', 'c'], ['abc'], 'a', { 0: 'a' }],
    ],
    [
      'a set',
      '{ type: array, maxItems: 3, uniqueItems: true, items: { type: object, properties: { a: { type: boolean } } } }',
      [[{ a: true }, { a: false }]],
      [[{ a: true }, { a: true }]],
    ],
    [
      'an object, which is closed',
      '{ type: object, required: [a], properties: { a: { type: boolean } } }',
      [{ a: true }],
      [{}, { a: true, b: 1 }, [], null],
    ],
    ['a component', "{ $ref: '#/components/schemas/Identifier' }", ['id-1'], ['ID 1', '', 5]],
    ['one of two', "{ oneOf: [{ $ref: '#/components/schemas/Identifier' }, { type: 'null' }] }", ['id-1', null], ['ID', 5]],
    [
      'a time',
      '{ type: string, format: timestamp-input, maxLength: 40 }',
      ['2026-10-01 08:30:00 +0000', '2026-10-01T08:30:00Z'],
      ['yesterday', '2026-13-01T08:30:00Z', 5],
    ],
    ['an address', '{ type: string, format: email, maxLength: 254 }', ['a@b.example'], ['a', 'a@', '']],
  ] as [string, string, unknown[], unknown[]][])('of %s', async (_name, schema, fit, unfit) => {
    const check = await checkOf(schema)
    expect(fit.filter((value) => !check(value))).toEqual([])
    expect(unfit.filter((value) => check(value))).toEqual([])
  })

  test('changes nothing of the value: no coercion, no defaults, nothing removed', async () => {
    const check = await checkOf(
      '{ type: object, properties: { size: { type: integer, minimum: 0, maximum: 9, default: 5 }, name: { type: string, maxLength: 9 } } }',
    )
    const sent = { name: 'a' }
    expect(check(sent)).toBe(true)
    expect(sent).toEqual({ name: 'a' })
    const surplus = { name: 'a', other: 1 }
    expect(check(surplus)).toBe(false)
    expect(surplus).toEqual({ name: 'a', other: 1 })
  })

  test('says where in the value it failed', async () => {
    const check = await checkOf('{ type: array, maxItems: 5, items: { type: string, maxLength: 2 } }')
    expect(check(['a', 'abc'])).toBe(false)
    expect(check.errors).toMatchObject([{ instancePath: '/1', message: 'must NOT have more than 2 characters' }])
    expect(check(['a'])).toBe(true)
  })

  test('holds the length before the pattern, so that a long value costs nothing', async () => {
    const check = await checkOf("{ type: string, maxLength: 10, pattern: '^(a+)+$' }")
    expect(check('a'.repeat(1_000_000) + '!')).toBe(false)
    expect(check.errors).toMatchObject([{ message: 'must NOT have more than 10 characters' }])
  })
})

test('equal schemas share one check, whatever is said about them; different ones do not', () => {
  const { nameFor, schemas } = collectChecks(modelOf())
  const name = (yaml: string): string => nameFor(parse(yaml) as Schema)
  const plain = name('{ type: string, maxLength: 9 }')
  expect(name('{ type: string, description: A name., maxLength: 9, example: x, default: y, deprecated: true, x-source: listed }')).toBe(
    plain,
  )
  expect(schemas.size).toBe(1)
  expect(name('{ type: string, maxLength: 8 }')).not.toBe(plain)
  // A property may have the name of a word that checks nothing.
  expect(name('{ type: object, properties: { title: { type: boolean } } }')).not.toBe(name('{ type: object, properties: {} }'))
})

test("the answers' checks hold whole documents, references among them", async () => {
  const { ThingDocument, Errors } = await load(emitAnswers(publish(modelOf()), '../http/formats.ts'))
  const links = { self: 'http://host/api/v2/things/a' }
  const thing = {
    id: 'a',
    type: 'things',
    links,
    attributes: { name: 'Anvil' },
    relationships: { whole: { links: { ...links, related: links.self } } },
  }
  expect(ThingDocument!({ data: thing })).toBe(true)
  expect(ThingDocument!({ data: { ...thing, id: 'A B' } })).toBe(false)
  expect(ThingDocument!({ data: { ...thing, attributes: {} } })).toBe(false)
  expect(ThingDocument!({ data: thing, meta: {} })).toBe(false)
  expect(ThingDocument!({})).toBe(false)
  expect(Errors!({ errors: [{ title: 'x' }] })).toBe(true)
  expect(Errors!({ errors: [{}] })).toBe(false)
})

describe('what is committed', () => {
  test('has every check that the route table names, and each can be called', () => {
    const used = routes.flatMap((route) => [
      ...Object.values(route.query).map((one) => one.check),
      ...Object.values(route.body?.attributes ?? {}).map((one) => one.check),
    ])
    expect(used.length).toBeGreaterThan(0)
    for (const check of new Set([...used, ...Object.values(checks)])) expect(check(undefined)).toBe(false)
  })

  test('has a check for every schema of the published document, and each can be called', () => {
    const schemas = Object.keys((published.components as unknown as { schemas: object }).schemas)
    expect(Object.keys(answers).sort()).toEqual(schemas.sort())
    for (const check of Object.values(answers)) expect(check(undefined)).toBe(false)
  })

  test('accepts every example that the published document gives of a body and of an answer', () => {
    const misfits: string[] = []
    let seen = 0
    const hold = (
      at: string,
      media: { schema: { $ref?: string; anyOf?: { $ref: string }[]; oneOf?: { $ref: string }[] }; example?: unknown } | undefined,
    ): void => {
      if (!media) return
      const names = (media.schema.anyOf ?? media.schema.oneOf ?? [media.schema]).map((one) => one.$ref!.split('/').at(-1)!)
      seen++
      if (!names.some((name) => answers[name]!(media.example))) misfits.push(`${at}: ${JSON.stringify(media.example)}`)
    }
    for (const [path, item] of Object.entries(published.paths)) {
      for (const [method, operation] of Object.entries(item) as [
        string,
        { requestBody?: { content: Record<string, never> }; responses?: Record<string, { content?: Record<string, never> }> },
      ][]) {
        hold(`${method} ${path}`, operation.requestBody?.content['application/json'])
        for (const [status, response] of Object.entries(operation.responses ?? {}))
          hold(`${method} ${path} ${status}`, response.content?.['application/json'])
      }
    }
    expect(misfits).toEqual([])
    expect(seen).toBeGreaterThan(0)
  })
})
