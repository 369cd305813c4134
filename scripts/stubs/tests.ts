/** What the tests need of an operation: its cell, and for a new type a story that fails until the handlers are written. */
import type { Operation, Resource } from '../../codegen/model.ts'
import type { OpenApi } from '../../codegen/openapi.ts'
import { camel, rooms } from './project.ts'
import type { Project } from './project.ts'
import { append, importing, objectOf } from './source.ts'

const folder = 'tests/contract/cells'
const operationsFile = 'tests/contract/operations.ts'

/** Writes a cell for each operation that the cells do not name: beside those of its room, or into a file of its own. */
export function writeTestCells(project: Project): void {
  for (const [room, operations] of rooms(project.model)) {
    for (const operation of operations) {
      const files = project.filesIn(folder)
      if (files.some((file) => project.names(file, operation.id))) continue
      const file = files.find((one) => operations.some(({ id }) => project.names(one, id))) ?? newCells(project, room)
      let text = append(project.read(file), cellsIn(project, file), `${operation.id}: ${cellOf(project, operation)}`)
      text = importing(text, ['refused', ...(operation.security === 'none' ? [] : ['by'])], './asks.ts')
      project.write(file, text, operation.id)
    }
  }
}

function newCells(project: Project, room: string): string {
  const file = `${folder}/${room}.ts`
  const tag = project.model.operations.find((one) => one.room === room)!.source.tags[0]!
  project.write(file, `/** ${tag}. */\nimport type { Cells } from './asks.ts'\n\nexport const ${camel(room)} = {} satisfies Cells\n`)
  const all = objectOf(project.read(operationsFile), (name) => name === 'cells')
  if (!all) throw new Error(`${operationsFile} has no table named cells`)
  const text = append(project.read(operationsFile), all, `...${camel(room)}`)
  project.write(operationsFile, importing(text, [camel(room)], `./cells/${room}.ts`))
  return file
}

function cellsIn(project: Project, file: string) {
  const cells = objectOf(project.read(file), () => true)
  if (!cells) throw new Error(`${file} has no table of cells`)
  return cells
}

/** Asks as an admin for what the contract's examples name; is refused for a parameter that no operation has. */
function cellOf({ published }: Project, operation: Operation): string {
  const path = pathOf(published, operation)
  const example = published.paths[operation.path]![operation.method]!.requestBody?.content['application/json']?.example
  const body = example === undefined ? '' : JSON.stringify(example)
  const ask = (at: string): string => {
    if (operation.security !== 'none') return `by('admin', '${at}'${body && `, ${body}`})`
    return `{ path: '${at}'${body && `, body: ${body}`} }`
  }
  return `{ success: ${ask(path)}, refusal: refused(400, '105', ${ask(`${path}?unknown=1`)}) }`
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
  for (const { type } of types) {
    const file = `tests/resources/${type}.test.ts`
    const operations = project.model.operations.filter((one) => one.room === type)
    if (project.read(file) !== '' || operations.length === 0) continue
    const ids = operations.map((one) => `'${one.id}'`).join(', ')
    const text = `import { expect, test } from 'vitest'
import { routes } from '../../src/generated/routes.ts'
import { cells } from '../contract/operations.ts'
import { startServer } from '../support/server.ts'

const server = startServer()

test.each([${ids}] as const)('%s does what the contract says', async (id) => {
  const { method, status } = routes.find((one) => one.id === id)!
  const { as, path, body } = cells[id].success
  const caller = as === undefined ? server.guest : await server.as(as)
  expect((await caller.send(method, path, body)).status).toBe(status)
})
`
    project.write(file, text, 'a story')
  }
}
