import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { OpenApi } from '../../codegen/openapi.ts'
import { startDemo } from './demo.ts'

const { components } = JSON.parse(readFileSync('src/generated/openapi.json', 'utf8')) as OpenApi
const drawn = Object.values(components.schemas).flatMap((schema) =>
  schema['x-lifecycle'] ? [{ type: String(schema.properties!['type']!.const), ...schema['x-lifecycle'] }] : [],
)

const demo = startDemo()

test.each([
  ['a phone', 390],
  ['a desk', 1400],
])('the page of lifecycles shows every state, event, actor and guard on %s, and no wider than it', async (_where, width) => {
  const page = await demo.browser.newPage({ viewport: { width, height: 800 } })
  const asked: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (said) => complaints.push(said.text()))
  await page.goto(`${demo.url}/lifecycles`)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
  for (const { type, initial, guards = {}, transitions } of drawn) {
    const drawing = page.getByRole('img', { name: `The lifecycle of ${type}`, exact: true })
    const words = await drawing.locator('text').allTextContents()
    expect(await drawing.isVisible()).toBe(true)
    expect(words.map((one) => one.trim())).toEqual(
      expect.arrayContaining([...[initial].flat(), ...transitions.flatMap((one) => [one.event, ...one.from, one.to])]),
    )
    const about = (await page.locator(`#about-${type} ~ dl`).allInnerTexts()).join('\n')
    for (const word of [...transitions.flatMap((one) => one.by), ...Object.values(guards)]) expect(about).toContain(word)
  }
  expect(await page.getByRole('img', { name: /^The lifecycle of / }).count()).toBe(drawn.length)
  expect(asked).toEqual([`${demo.url}/lifecycles`])
  expect(complaints).toEqual([])
  await page.close()
})
