/** Every attribute that takes one line, in every operation, sent what no line holds. */
import { describe, expect, test } from 'vitest'
import { routes } from '../../src/generated/routes.ts'
import { oneLine, publishedLine } from '../../src/one-line.ts'
import { published } from '../support/contract.ts'
import { codesOf } from '../support/insight-rows.ts'
import { refusalIn } from '../support/refusals.ts'
import { startServer } from '../support/server.ts'
import { cells } from './operations.ts'

const server = startServer()

/** Whose the cell's own caller may not write. */
const senders: Record<string, string> = { updateEntityV1: 'admin', updateCompany: 'admin' }

const broken = ['A\nB', 'A\rB', 'A\tB', 'A\u001bB', 'A\u0085B', 'A\u2028B', 'A\u202eB', 'A\u2066B', 'A\u007f', '  ', '\u3000', '\u200b']
const right = ['A', ' A B ', 'نمو الأرباح', 'نمی‌خواهم', '日本　銀行', '👩‍💻 A', 'A\u200eB', 'é\u0301']

const lines = routes.flatMap((route) =>
  Object.entries(route.body?.attributes ?? {})
    .filter(([, { check }]) => check('A B') && check('日本　銀行') && !check('A\nB'))
    .map(([name, { check }]) => ({ title: `${route.id} ${name}`, route, name, check })),
)

test('titles and names are among them', () => {
  const titles = lines.map((one) => one.title)
  expect(titles).toEqual(
    expect.arrayContaining(['createInsight tagline', 'updateAccount first-name', 'createCollection name', 'createEntityNews title']),
  )
})

describe.each(lines)('$title', ({ route, name, check }) => {
  test('refuses breaks, control characters, turns of direction and blanks alone', async () => {
    const { path, body, ...cell } = cells[route.id].success
    const as = senders[route.id] ?? cell.as
    const client = as === undefined ? server.guest : await server.as(as)
    const { data } = body as { data: { attributes?: object } }
    for (const text of broken) {
      const answer = await client.send(route.method, path, { data: { ...data, attributes: { ...data.attributes, [name]: text } } })
      expect([text, answer.status, codesOf(answer)]).toEqual([text, 422, ['103']])
      expect(refusalIn(answer).source).toEqual({ pointer: `/data/attributes/${name}` })
    }
  })

  test.each(right)('takes %j', (text) => {
    expect(check(text)).toBe(true)
  })
})

/** What is published is another pattern than the one that requests are read with. */
describe.each(['', 'u'])('the published pattern, with the flags «%s»', (flags) => {
  const pattern = new RegExp(publishedLine, flags)

  test('is of the same texts, whichever character stands in them', () => {
    const different: string[] = []
    for (let code = 0; code < 0x11_0000; code++) {
      const one = String.fromCodePoint(code)
      for (const text of [one, `A${one}`, `${one}A`, ` ${one}`, `${one} `, `A ${one}B`]) {
        if (pattern.test(text) !== oneLine.test(text)) different.push(text)
      }
    }
    expect(different).toEqual([])
  })
})

test('no published pattern names a character that ends a literal of JavaScript, as which generators write them', () => {
  const patterns = JSON.stringify(published).match(/"pattern":"(?:[^"\\]|\\.)*"/g)!
  expect(patterns.length).toBeGreaterThan(100)
  expect(patterns.filter((one) => /\\u202[89]/i.test(one))).toEqual([])
})
