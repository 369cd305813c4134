/**
 * Every attribute that takes a free text, in every operation, sent the longest text that it takes of every kind that is known
 * to be slow somewhere. The server runs in this process, so that the processor's time is seen here.
 */
import { describe, expect, test } from 'vitest'
import { routes } from '../../src/generated/routes.ts'
import type { Check, Route } from '../../src/http/route.ts'
import { startServer } from '../support/server.ts'
import { cells } from './operations.ts'

const server = startServer()

/** What a text begins with, and what is repeated in it. */
const kinds: readonly (readonly [string, string])[] = [
  ['<p>{{', ' '],
  ['', '{{'],
  ['', '__a'],
  ['', '*_a'],
  ['', '<p>'],
  ['<p>', '<a '],
  ['', '<a href="'],
  ['', '<'],
  ['', '['],
  ['', '![a]('],
  ['', '('],
  ['', '"'],
  ['', '-'],
  ['a', ' '],
  ['a', '\n'],
  ['', '> '],
  ['', '\u0301\u0316'],
  ['', '\u05b0\u0591'],
  ['', '&'],
  ['', '*'],
  ['', '`a'],
  ['', ';'],
  ['', '='],
  ['', 'a@'],
]
const lengths = [64, 100, 120, 240, 255, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000]

const filled = ([start, part]: readonly [string, string], length: number): string =>
  `${start}${part.repeat(length / part.length)}`.slice(0, length - 1) + 'a'

/** How long such a text may be; 0 where the attribute takes none. The shortest comes first, since a text is measured to its end. */
function longestOf(check: Check, kind: readonly [string, string]): number {
  const refused = lengths.findIndex((length) => !check(filled(kind, length)))
  return (refused < 0 ? lengths : lengths.slice(0, refused)).at(-1) ?? 0
}

/** The cell's body with these attributes in place of its own. */
function bodyWith(body: unknown, attributes: object, { body: rule }: Route): object {
  if (rule!.flat) return { ...(body as object), ...attributes }
  const { data } = body as { data: { attributes?: object } }
  return { data: { ...data, attributes: { ...data.attributes, ...attributes } } }
}

const takesResource = ({ id, body }: Route): boolean => {
  const example = cells[id].success.body as { data?: unknown } | undefined
  return body !== undefined && (body.flat === true || (typeof example?.data === 'object' && !Array.isArray(example.data)))
}
const isText = (check: Check): boolean => kinds.some((kind) => longestOf(check, kind) > 0)
/** What changes a password comes last, since it ends sessions. */
const writing = routes
  .filter((route) => takesResource(route) && Object.values(route.body!.attributes).some((one) => isText(one.check)))
  .toSorted((a, b) => Number(/password/.test(a.path)) - Number(/password/.test(b.path)))

async function send(route: Route, attributes: object): Promise<{ status: number; took: number }> {
  const { as, path, body } = cells[route.id].success
  const client = as === undefined ? server.guest : await server.as(as)
  const before = process.cpuUsage()
  const { status } = await client.send(route.method, path, bodyWith(body, attributes, route))
  const { user, system } = process.cpuUsage(before)
  return { status, took: (user + system) / 1_000 }
}

/** Below this, in milliseconds of the processor, nothing is judged. */
const floor = 300
/** Eight times the text takes eight times as long where that is linear, and sixty-four times where it is the square. */
const steepest = 24

test('such attributes are found, those of the longest texts among them', () => {
  expect(writing.map((one) => one.id)).toEqual(
    expect.arrayContaining(['createInsight', 'createComment', 'createCorporateEmailCampaign', 'createGroupEmailMessage']),
  )
})

describe.each(writing.map((route) => ({ id: route.id, route })))('$id', ({ route }) => {
  const texts = Object.entries(route.body!.attributes).filter(([, { check }]) => isText(check))

  test('is no fault of the server with the longest texts of all kinds in all attributes', async () => {
    const mixed = (length: number): string => kinds.map((kind) => filled(kind, Math.ceil(length / kinds.length))).join('')
    const attributes = texts.flatMap(([name, { check }]) => {
      const taken = lengths.map((length) => mixed(length).slice(0, length)).findLast((text) => check(text))
      return taken === undefined ? [] : [[name, taken] as const]
    })
    const { status } = await send(route, Object.fromEntries(attributes))
    expect(status).toBeLessThan(500)
  })

  const long = texts.filter(([, { check }]) => kinds.some((kind) => longestOf(check, kind) > 1_000))
  test.each(long.map(([name, { check }]) => [name, check] as const))(
    'takes time that grows as %s does',
    async (name, check) => {
      await send(route, { [name]: 'a' })
      for (const kind of kinds) {
        const most = longestOf(check, kind)
        const at = (length: number) => send(route, { [name]: filled(kind, length) })
        let shorter = floor / steepest
        for (const length of [most / 64, most / 8, most].map(Math.floor).filter((one) => one >= 64)) {
          const { status, took } = await at(length)
          expect([kind, length, status < 500]).toEqual([kind, length, true])
          let least = took
          // Other work of the machine only adds to a time.
          for (let more = 0; more < 2 && least > Math.max(floor, steepest * shorter); more++)
            least = Math.min(least, (await at(length)).took)
          if (least > floor)
            expect([kind, length, least / shorter]).toEqual([kind, length, expect.toSatisfy((one: number) => one < steepest)])
          shorter = Math.max(least, floor / steepest)
        }
      }
    },
    300_000,
  )
})
