import { cruise } from 'dependency-cruiser'
import type { ICruiseResult, IFlattenedRuleSet } from 'dependency-cruiser'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, onTestFinished, test } from 'vitest'
import { published } from '../support/contract.ts'

const arrows = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: IFlattenedRuleSet['forbidden']
  options: object
}

const cruised = ['src', 'codegen', 'scripts/contract-check']

/** The arrows that the sources below `folder` break. */
async function broken(folder: string, parts: string[]): Promise<string[]> {
  const { output } = await cruise(parts, { ...arrows.options, baseDir: folder, validate: true, ruleSet: { forbidden: arrows.forbidden! } })
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))

/** Every operation of the published document. */
const operations = Object.entries(published.paths).flatMap(([path, { parameters: _, ...methods }]) =>
  Object.values(methods).map(({ operationId, responses }) => ({ path, id: operationId, statuses: Object.keys(responses) })),
)

describe('imports', () => {
  test('point only where the house allows', async () => {
    expect(await broken(resolve('.'), cruised)).toEqual([])
  })

  const there = [
    'src/http/mount.ts',
    'src/verbs/page.ts',
    'src/resources/accounts.ts',
    'src/resources/research/insights.writing.ts',
    'src/generated/tables.ts',
    'src/monitoring/metrics.ts',
    'tests/one.ts',
  ]

  test.each([
    ['codegen-needs-no-server', 'codegen/one.ts', '../src/http/mount.ts'],
    ['generated-imports-types', 'src/generated/contract.ts', '../verbs/page.ts'],
    ['generated-routes-import-checks', 'src/generated/routes.ts', '../http/mount.ts'],
    ['generated-checks-import-ajv', 'src/generated/checks.js', '../http/mount.ts'],
    ['verbs-know-no-resource', 'src/verbs/one.ts', '../resources/accounts.ts'],
    ['verbs-know-no-resource', 'src/verbs/one.ts', '../http/mount.ts'],
    ['database-knows-no-resource', 'src/database/one.ts', '../resources/accounts.ts'],
    ['database-knows-no-resource', 'src/database/one.ts', '../verbs/page.ts'],
    ['resources-know-no-http', 'src/resources/one.ts', '../http/mount.ts'],
    ['resources-know-no-http', 'src/resources/one.ts', 'fastify'],
    ['resources-know-no-http', 'src/resources/one.ts', 'node:http'],
    ['domains-have-doors', 'src/resources/people/one.ts', '../research/insights.writing.ts'],
    ['no-circles', 'src/http/one.ts', './one.ts'],
    ['http-knows-no-table', 'src/http/one.ts', 'kysely'],
    ['http-knows-no-table', 'src/http/one.ts', '../resources/accounts.ts'],
    ['http-knows-no-table', 'src/http/one.ts', '../generated/tables.ts'],
    ['http-knows-no-table', 'src/http/one.ts', '../verbs/page.ts'],
    ['effects-know-neither', 'src/effects/one.ts', '../http/mount.ts'],
    ['effects-know-neither', 'src/effects/one.ts', 'kysely'],
    ['monitoring-alone-measures', 'src/database/one.ts', 'prom-client'],
    ['monitoring-alone-measures', 'src/http/one.ts', '@opentelemetry/api'],
    ['nobody-knows-who-watches', 'src/effects/one.ts', '../monitoring/metrics.ts'],
    ['client-needs-generated-types', 'src/client/one.ts', '../http/mount.ts'],
    ['contract-check-knows-the-document-alone', 'scripts/contract-check/one.ts', '../../src/http/mount.ts'],
    ['server-needs-no-tools', 'src/http/one.ts', '../../tests/one.ts'],
    ['server-needs-no-development-packages', 'src/http/one.ts', 'yaml'],
    ['everything-is-there', 'src/http/one.ts', './absent.ts'],
  ])('that break %s are found: %s → %s', async (rule, file, target) => {
    const folder = mkdtempSync(join(tmpdir(), 'arrows-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const path of [...there, file]) {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      writeFileSync(join(folder, path), 'export const one = 1\n')
    }
    writeFileSync(join(folder, file), `import { one } from '${target}'\nexport const two = one\n`)
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    symlinkSync(resolve('package.json'), join(folder, 'package.json'))
    const found = await broken(
      folder,
      cruised.filter((part) => existsSync(join(folder, part))),
    )
    expect(found.filter((one) => one.startsWith(`${rule}: ${file} → `))).toHaveLength(1)
  })
})

describe('words', () => {
  /** Every number and every name that the code of a file has, text and comments aside. */
  function wordsOf(file: string): { names: Set<string>; numbers: Set<string> } {
    const names = new Set<string>()
    const numbers = new Set<string>()
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) names.add(node.text)
      if (ts.isNumericLiteral(node)) numbers.add(node.text)
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext))
    return { names, numbers }
  }

  // 200 and 500 are also round numbers of other things.
  const statuses = new Set(operations.flatMap((one) => one.statuses))
  statuses.delete('200')
  statuses.delete('500')

  test.each(filesBelow('src/resources'))('%s speaks of rows: of no request, no reply and no status', (file) => {
    const { names, numbers } = wordsOf(file)
    // What is answered to a contact request is a column.
    const said = /\/contact-requests(\.telling)?\.ts$/.test(file) ? ['reply'] : []
    const spoken = ['request', 'reply', 'FastifyRequest', 'FastifyReply', 'statusCode'].filter((name) => names.has(name))
    expect(spoken).toEqual(said)
    expect([...statuses].filter((status) => numbers.has(status))).toEqual([])
  })

  test.each([...filesBelow('src/http'), ...(existsSync('src/effects') ? filesBelow('src/effects') : [])])('%s has no SQL', (file) => {
    const { names } = wordsOf(file)
    expect(['sql', 'selectFrom', 'insertInto', 'updateTable', 'deleteFrom'].filter((name) => names.has(name))).toEqual([])
  })

  test('the statuses that are looked for are those of the contract', () => {
    expect([...statuses]).toEqual(expect.arrayContaining(['201', '204', '400', '401', '403', '404', '409', '422']))
  })
})

describe('one word, four places', () => {
  const contracts = readdirSync('openapi', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!released|shared)[\w-]+\/.*\.yaml$/.test(file) || file === join('shared', 'files.yaml'))
    .map((file) => [dirname(file), basename(file, '.yaml')] as const)
  const domainOf = new Map(contracts.map(([domain, type]) => [type, domain]))
  const types = [...domainOf.keys()]
  const sourcesOf = (type: string): string[] =>
    ['', '.operations'].map((aspect) => `src/resources/${domainOf.get(type)!}/${type}${aspect}.ts`).filter((file) => existsSync(file))
  const tables = new Set([...readFileSync('src/generated/tables.ts', 'utf8').matchAll(/^ {2}(\w+): \w+Table$/gm)].map((one) => one[1]!))
  const stories = filesBelow('tests')
    .filter((file) => file.endsWith('.ts') && !file.startsWith('tests/codegen') && file !== 'tests/contract/structure.test.ts')
    .map((file) => readFileSync(file, 'utf8'))

  /** What is sent to others is served by nobody here. */
  const operationsOf = (type: string): string[] =>
    [...readFileSync(`openapi/${domainOf.get(type)!}/${type}.yaml`, 'utf8').matchAll(/^ +operationId: (\w+)$/gm)]
      .map((one) => one[1]!)
      .filter((id) => operations.some((one) => one.id === id))

  /**
   * Health is no record, a channel of Pusher neither, a password is part of an account and presence is read off its sessions,
   * distributions are counted from the geographies and cancelled insights are what is left of insights; a search finds records
   * of other types, and what a mail service reports is kept with the mails. This list may only shrink.
   */
  const apart = ['health', 'mail-reports', 'passwords', 'presence', 'pusher', 'search']
  const withoutTable = ['cancelled-insights', 'classification-distributions', ...apart]

  test.each(types)('%s: a contract, a file of its operations, and a table', (type) => {
    expect(sourcesOf(type)).not.toEqual([])
    expect([type, tables.has(type.replaceAll('-', '_'))]).toEqual([type, !withoutTable.includes(type)])
  })

  test.each(types)('%s: each operation by its id in the contract, in the resource file, in a test', (type) => {
    const source = sourcesOf(type)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const ids = operationsOf(type)
    const named = (text: string, id: string): boolean => new RegExp(`\\b${id}\\b`).test(text)
    expect(ids.filter((id) => !named(source, id))).toEqual([])
    expect(ids.filter((id) => !stories.some((text) => named(text, id)))).toEqual([])
  })

  test('every operation of the published document stands in a contract file or follows from a relationship', () => {
    const written = new Set(types.flatMap(operationsOf))
    expect(operations.length).toBeGreaterThan(written.size)
    expect(operations.filter(({ path, id }) => !written.has(id) && !path.endsWith('{relationship}'))).toEqual([])
  })
})

test('the top level holds what the design names, and dotfiles', () => {
  const allowed = [
    'README.md',
    'codegen',
    'openapi',
    'package-lock.json',
    'package.json',
    'scripts',
    'src',
    'tests',
    'tsconfig.json',
    'node_modules',
    'data',
  ]
  expect(
    readdirSync('.').filter((name) => !name.startsWith('.') && !/^(LICEN[CS]E|CHANGELOG)/.test(name) && !allowed.includes(name)),
  ).toEqual([])
})
