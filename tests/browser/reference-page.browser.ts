import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { startDemo } from './demo.ts'

interface Operation {
  tags: string[]
  summary: string
  'x-badges'?: { name: string }[]
}
const contract = JSON.parse(readFileSync('src/generated/openapi.json', 'utf8')) as {
  info: { title: string }
  tags: { name: string }[]
  'x-tagGroups': { tags: [string, ...string[]] }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, Record<string, Operation>>
}
const within = (items: Record<string, Record<string, Operation>>, place: (method: string, path: string) => string) =>
  Object.entries(items).flatMap(([path, { parameters: _, ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => ({ place: place(method.toUpperCase(), path), ...operation })),
  )
const operations = [
  ...within(contract.paths, (method, path) => `${method}${path}`),
  ...within(contract.webhooks, (method, name) => `webhook/${method}/${name}`),
]

const demo = startDemo()

/** The page in a fresh browser profile. When the test ends it must have asked no other server and have complained of nothing. */
async function openReference(): Promise<Page> {
  const context = await demo.browser.newContext({ viewport: { width: 1400, height: 1000 } })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const asked: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (said) => {
    if (['error', 'warning'].includes(said.type())) complaints.push(said.text())
  })
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', (event) => console.error(event.violatedDirective + ' forbids ' + event.blockedURI))`,
  )
  onTestFinished(async () => {
    await context.close()
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((url) => /^(https?|wss?):/.test(url) && !url.startsWith(`${demo.url}/`))).toEqual([])
    expect(complaints).toEqual([])
  })
  await page.goto(demo.url)
  await page.getByRole('heading', { level: 1, name: contract.info.title }).waitFor()
  return page
}

/** What opens or closes a tag in the sidebar. */
const button = (page: Page, word: 'Open' | 'Close', tag: string): Locator =>
  page.getByRole('button', { name: `${word} Group - ${tag}`, exact: true })

/** Opens a tag in the sidebar, unless it is open. */
async function openGroup(page: Page, tag: string): Promise<void> {
  await button(page, 'Open', tag)
    .or(button(page, 'Close', tag))
    .waitFor()
  if (await button(page, 'Open', tag).isVisible()) await button(page, 'Open', tag).click()
  await button(page, 'Close', tag).waitFor()
}

const sectionOf = (page: Page, place: string): Locator => page.locator(`[id^="api-1/tag/"][id$="/${place}"]`)

/** Opens an operation's test request from the sidebar. */
async function tryOut(page: Page, place: string): Promise<Locator> {
  const { tags, summary } = operations.find((one) => one.place === place)!
  await openGroup(page, tags[0]!)
  await page.getByRole('link', { name: new RegExp(`^${summary} HTTP Method`) }).click()
  await sectionOf(page, place).getByRole('button', { name: 'Test Request' }).click()
  return page.getByRole('dialog')
}

/** Opens all tags at one go: for each that is opened by itself, the page draws all that are open again. */
async function openAllGroups(page: Page): Promise<void> {
  for (const { name } of contract.tags)
    await button(page, 'Open', name)
      .or(button(page, 'Close', name))
      .waitFor()
  await page.getByRole('button', { name: /^Open Group - / }).evaluateAll((all) => all.forEach((one) => one.click()))
  for (const { name } of contract.tags) await button(page, 'Close', name).waitFor()
}

test('the page lists every operation and every webhook of the contract, and shows the first of each group of tags', async () => {
  const page = await openReference()
  await openAllGroups(page)
  const listed = await page
    .locator('a[href^="#tag/"]')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('href')!.split('/').slice(2).join('/'), one.textContent] as const))
  const names = new Map(listed.filter(([place]) => place !== ''))
  expect([...names.keys()].sort()).toEqual(operations.map((one) => one.place).sort())
  for (const { place, summary } of operations) expect(names.get(place)).toContain(summary)
  for (const { tags } of contract['x-tagGroups']) {
    const { place, summary, 'x-badges': badges = [] } = operations.find((one) => one.tags[0] === tags[0])!
    const section = sectionOf(page, place)
    await section.scrollIntoViewIfNeeded()
    await section.getByRole('heading', { name: summary, exact: true }).first().waitFor()
    for (const { name } of badges) await section.getByText(name, { exact: true }).first().waitFor()
  }
})

test('a reader signs in with the example that stands there, then lists insights with the token of the answer', async () => {
  const page = await openReference()
  const signIn = await tryOut(page, 'POST/api/v2/accounts/sign_in')
  await signIn.getByRole('button', { name: /^Send post request/i }).click()
  await signIn.getByText('201 Created').waitFor()
  await signIn.getByText('"token"').waitFor()
  const token = /"token": "([^"]+)"/.exec(await signIn.innerText())![1]!
  await signIn.getByRole('button', { name: 'Close Client' }).click()

  const list = await tryOut(page, 'GET/api/v2/insights')
  await list.getByPlaceholder('Token').fill(token)
  await list.getByRole('button', { name: /^Send get request/i }).click()
  await list.getByText('200 OK').waitFor()
  await list.getByText('"japanese-banks-the-carry-is-back"').first().waitFor()
})

test('the reference draws the lifecycle of a type where it tells of it', async () => {
  const page = await openReference()
  await openGroup(page, 'Insights')
  await page.getByRole('link', { name: 'Insights', exact: true }).first().click()
  const drawing = page.getByRole('img', { name: 'The lifecycle of insights' })
  await drawing.scrollIntoViewIfNeeded()
  await expect.poll(() => drawing.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)).toBeGreaterThan(100)
})
