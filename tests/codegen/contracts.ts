/** Small contracts in folders of their own: the base beside this file, with a few words changed. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Model } from '../../codegen/model.ts'
import { readContract } from '../../codegen/read.ts'
import type { Contract } from '../../codegen/read.ts'
import { judge } from '../../codegen/rules.ts'

export interface Edit {
  in: string
  replace: string
  by: string
}

const things = 'toolbox/things.yaml'

/** A folder with the base contract in `openapi`, edited. It is gone when the test is. */
export function workFolder(edits: readonly Edit[] = [], files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(new URL('base', import.meta.url), join(folder, 'openapi'), { recursive: true })
  for (const { in: file, replace, by } of edits) {
    const path = join(folder, 'openapi', file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(replace)) throw new Error(`the base contract has no «${replace}» in ${file}`)
    writeFileSync(
      path,
      text.replace(replace, () => by),
    )
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

/** Gives a work folder what `codegen/main.ts` finds in the repository besides the contract, with the tables made already. */
export function withSources(folder: string): string {
  mkdirSync(join(folder, 'src/generated'), { recursive: true })
  cpSync('src/generated/tables.ts', join(folder, 'src/generated/tables.ts'))
  for (const part of ['src/database', 'src/http', 'node_modules']) symlinkSync(resolve(part), join(folder, part))
  return folder
}

const problemsOf = (contract: Contract, folder: string): string[] =>
  contract.problems.map(({ where, message }) => `${where}: ${message}`.replaceAll(`${folder}/`, ''))

/** What is wrong with the contract of a work folder: `file:line: message`, in the order found. */
export function mistakesIn(folder: string): string[] {
  const contract = readContract(join(folder, 'openapi'))
  judge(contract)
  return problemsOf(contract, folder)
}

/** The model of the base contract, edited. @throws when the edited contract has a mistake. */
export function modelOf(edits: readonly Edit[] = [], files: Record<string, string> = {}): Model {
  const folder = workFolder(edits, files)
  const contract = readContract(join(folder, 'openapi'))
  const model = judge(contract)
  if (!model) throw new Error(problemsOf(contract, folder).join('\n'))
  return model
}

/** The lines of `text` with a margin of `by` but for the first, which follows one. */
function indented(text: string, by: number): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const margin = Math.min(...lines.map((line) => line.search(/\S/)))
  return lines.map((line, index) => (index === 0 ? '' : ' '.repeat(by)) + line.slice(margin)).join('\n')
}

/** The attributes of a thing, in place of its name alone; those of requests stay. */
export const attributes = (yaml: string): Edit => ({
  in: things,
  replace: 'name: &name { type: string, description: What it is called., maxLength: 120, example: Anvil }',
  by: `name: &name { type: string, description: What it is called., maxLength: 120, example: Anvil }\n        ${indented(yaml, 8)}`,
})

/** The relationships of a thing, in place of its whole. */
export const relationships = (yaml: string): Edit => ({
  in: things,
  replace: 'whole: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { types: [things] } }',
  by: indented(yaml, 8),
})

/** What a thing says besides, in a `meta` of its own. */
export const meta = (yaml: string): Edit => ({
  in: things,
  replace: 'ThingDocument:',
  by: `    meta:
      type: object
      description: What is said of a thing besides.
      properties:
        ${indented(yaml, 8)}
ThingDocument:`,
})

/** What a thing may be made of, besides its name. */
export const writable = (yaml: string): Edit => ({
  in: things,
  replace: 'name: *name',
  by: `name: *name\n            ${indented(yaml, 12)}`,
})

/** Further parameters of the list. */
export const parameters = (yaml: string): Edit => ({
  in: things,
  replace: '- { $ref: ../shared/parameters.yaml#/PageSize }',
  by: `- { $ref: ../shared/parameters.yaml#/PageSize }\n      ${indented(yaml, 6)}`,
})

/** Things may be deleted. `parameters`: those of that operation by itself, as a list of YAML. */
export const deletion = (parameters = '[]'): Edit => ({
  in: things,
  replace: 'Thing:\n',
  by: `  delete:
    operationId: deleteThing
    tags: [Things]
    summary: Delete a thing
    description: Removes it.
    x-source: listed
    security: [{ bearer: [] }, { token: [] }]
    parameters: ${parameters}
    responses:
      '204': { description: It is gone. }
Thing:
`,
})

/** The body that makes a thing is its attributes alone. */
export const flatBody: Edit = {
  in: 'toolbox/things.yaml',
  replace: `  required: [data]
  properties:
    data:
      type: object
      description: The new thing.
      required: [type, attributes]
      properties:
        type: { const: things }
        attributes:
          type: object
          description: What the thing is like.
          required: [name]
          properties:
            name: *name`,
  by: `  required: [name]
  properties:
    name: *name`,
}
