/** Test code for an operation: its cell, and for a new type a story that fails until the handlers are written. */
import type { Operation, Resource } from '../../codegen/model.ts'
import type { OpenApi } from '../../codegen/openapi.ts'
import { camel } from './project.ts'
import type { Project } from './project.ts'
import { append, importing, objectOf } from './source.ts'

const folder = 'tests/contract/cells'
const operationsFile = 'tests/contract/operations.ts'

/** Writes a cell for each operation that the cells do not name, beside those of its domain. */
export function writeTestCells(project: Project, types: readonly Resource[]): void {
  for (const operation of project.model.operations) {
    if (project.filesIn(folder).some((file) => project.names(file, operation.id))) continue
    const domain = project.model.domains.get(operation.type)!
    const file = `${folder}/${domain}.ts`
    const isHidden = hidden(operation, types)
    if (project.read(file) === '') beginCells(project, file, domain)
    let text = append(project.read(file), tableIn(project, file, camel(domain)), `${operation.id}: ${cellOf(project, operation, isHidden)}`)
    const helpers = ['refused', ...(operation.security === 'none' ? [] : ['by']), ...(isHidden ? ['stranger'] : [])]
    text = importing(text, helpers, './asks.ts')
    project.write(file, text, operation.id)
  }
}

function beginCells(project: Project, file: string, domain: string): void {
  const words = domain.replaceAll('-', ' ')
  project.write(
    file,
    `/** The cells of ${words}. */\nimport type { Cells } from './asks.ts'\n\nexport const ${camel(domain)} = {} satisfies Cells\n`,
  )
  const text = append(project.read(operationsFile), tableIn(project, operationsFile, 'cells'), `...${camel(domain)}`)
  project.write(operationsFile, importing(text, [camel(domain)], `./cells/${domain}.ts`))
}

function tableIn(project: Project, file: string, name: string) {
  const table = objectOf(project.read(file), (one) => one === name)
  if (!table) throw new Error(`${file} has no table named ${name}`)
  return table
}

/** Whether the record of an operation is one that admins alone see so far. */
const hidden = ({ type, path, security, roles }: Operation, types: readonly Resource[]): boolean =>
  types.some((one) => one.type === type) && path.includes('{') && security !== 'none' && (roles?.includes('investor') ?? true)

/** Asks as an admin for what the contract's examples name; is refused for a parameter that no operation has. */
function cellOf({ published }: Project, operation: Operation, isHidden: boolean): string {
  const path = pathOf(published, operation)
  const example = published.paths[operation.path]![operation.method]!.requestBody?.content['application/json']?.example
  const body = example === undefined ? '' : JSON.stringify(example)
  const ask = (at: string): string => {
    if (operation.security !== 'none') return `by('admin', '${at}'${body && `, ${body}`})`
    return `{ path: '${at}'${body && `, body: ${body}`} }`
  }
  return `{ success: ${ask(path)}, ${isHidden ? 'foreign: stranger, ' : ''}refusal: refused(400, '105', ${ask(`${path}?unknown=1`)}) }`
}

/** The path with the example of each of its parameters. */
function pathOf(published: OpenApi, { path, method, answer }: Operation): string {
  const item = published.paths[path]!
  const parameters = [...(item[method]!.parameters ?? []), ...(item.parameters ?? [])]
  const examples = new Map(parameters.map(({ name, example }) => [name, String(example)]))
  if ('relationships' in answer) examples.set('relationship', answer.relationships[0]!.name)
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => examples.get(name)!)
}

/** Writes the story of each new type. */
export function writeStories(project: Project, types: readonly Resource[]): void {
  const { model } = project
  for (const { type } of types) {
    const file = `tests/resources/${model.domains.get(type)!}/${type}.test.ts`
    const operations = model.operations.filter((one) => one.type === type)
    if (project.read(file) !== '' || operations.length === 0) continue
    const ids = operations.map((one) => `'${one.id}'`).join(', ')
    const text = `import { expect, test } from 'vitest'
import { routes } from '../../../src/generated/routes.ts'
import { cells } from '../../contract/operations.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()

test.each([${ids}] as const)('%s does what the contract says', async (id) => {
  const { method, status } = routes.find((one) => one.id === id)!
  const { as, path, body } = cells[id].success
  const caller = as === undefined ? server.guest : await server.as(as)
  const answer = await caller.send(method, path, body)
  expect(answer.status, answer.text).toBe(status)
})
`
    project.write(file, text, 'a story')
  }
}
