/** A copy of the whole project in a folder of its own, for what edits the contract and then the sources. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

export interface CopiedProject {
  folder: string
  read(file: string): string
  write(file: string, text: string): void
  /** Replaces the first occurrence of words that must be there. */
  edit(file: string, words: string, by: string): void
  /** Runs a program of the copy, or a tool, as a developer does. */
  run(script: string, ...options: string[]): { status: number | null; said: string }
}

const parts = ['openapi', 'src', 'codegen', 'scripts', 'tests', 'package.json', 'package-lock.json', 'tsconfig.json', '.prettierrc.json']

/** The copy. It is gone when the test is. */
export function copyProject(): CopiedProject {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text)
  return {
    folder,
    read,
    write,
    edit(file, words, by) {
      const text = read(file)
      if (!text.includes(words)) throw new Error(`${file} has no «${words}»`)
      write(
        file,
        text.replace(words, () => by),
      )
    },
    run(script, ...options) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], { cwd: folder, encoding: 'utf8' })
      return { status, said: stdout + stderr }
    },
  }
}

/** An operation that its type has not yet: whoever adds a like reason is an editor. */
export function addOperation(project: CopiedProject): void {
  const file = 'openapi/discussion/like-reasons.yaml'
  project.edit(
    file,
    '\nitem:\n',
    `  post:
    operationId: createLikeReason
    tags: [Like reasons]
    summary: Add a like reason
    description: Adds a like reason.
    x-source: listed
    security: [{ bearer: [] }, { token: [] }]
    x-roles: [editor]
    requestBody:
      required: true
      description: The like reason to add.
      content: { application/json: { schema: { $ref: '#/LikeReasonCreate' } } }
    responses:
      '201':
        description: The added like reason.
        content: { application/json: { schema: { $ref: '#/LikeReasonDocument' } } }

item:
`,
  )
  project.edit(
    file,
    '\nLikeReason:\n',
    `
LikeReasonCreate:
  type: object
  description: A like reason to add.
  required: [data]
  properties:
    data:
      type: object
      description: The new reason.
      required: [type, attributes]
      properties:
        type: { const: like-reasons }
        attributes:
          type: object
          description: What it is like.
          required: [name]
          properties:
            name: { type: string, description: What it is called., minLength: 1, maxLength: 120, example: Clear }

LikeReason:
`,
  )
}

/**
 * A whole type: the things of the small contract, with columns of every kind and relationships to each other and to accounts.
 * The documents that wrap them are left out.
 */
export function addType(project: CopiedProject): void {
  const things = readFileSync('tests/codegen/base/toolbox/things.yaml', 'utf8')
  const type = things
    .replace(/^ThingDocument:[^]*(?=^ThingCreate:)/m, '')
    .replaceAll('tags: [Things]', 'tags: [Like reasons]')
    .replace(
      /^ +- .*PageSize }\n/m,
      "$&      - { name: 'filter[name]', in: query, description: Of this name., schema: { type: string, maxLength: 9 }, example: Tongs }\n",
    )
    .replace(
      'description: A thing.\n  x-source: listed\n',
      `description: A thing.
  x-source: listed
  x-actors: { owner: Whose it is. }
  x-lifecycle:
    attribute: stage
    initial: planned
    transitions:
      - { event: build, from: [planned], to: built, by: [owner] }
`,
    )
    .replace(
      /^Thing:$/m,
      `  patch:
    operationId: updateThing
    tags: [Like reasons]
    summary: Change a thing
    description: Changes a thing.
    x-source: listed
    security: [{ bearer: [] }, { token: [] }]
    requestBody:
      required: true
      description: The changes.
      content: { application/json: { schema: { $ref: '#/ThingUpdate' } } }
    responses:
      '200':
        description: The changed thing.
        content: { application/json: { schema: { $ref: '#/ThingDocument' } } }
ThingUpdate:
  type: object
  description: Changes to a thing.
  required: [data]
  properties:
    data:
      type: object
      description: The changed thing.
      properties:
        type: { const: things }
        id: { $ref: ../shared/schemas.yaml#/Identifier }
        attributes:
          type: object
          description: What changes.
          properties:
            stage: { type: string, description: Where it should stand., enum: [built], example: built }
Thing:`,
    )
    .replace('example: id-1', 'example: 019a0000-00f0-7000-8000-000000000001')
    .replace(
      'example: Anvil }',
      `example: Anvil }
        order: { type: integer, description: Its place., minimum: 0, maximum: 9, example: 1 }
        weight: { type: [number, 'null'], description: Its weight., minimum: 0, maximum: 9, example: 1.5 }
        heavy: { type: boolean, description: Whether it is heavy., example: true }
        tags: { type: array, description: Its tags., maxItems: 9, example: [a], items: { type: string, description: One., maxLength: 9 } }
        state: { type: string, description: Its state., enum: [new, old], example: new }
        stage: { type: string, description: Where it stands., maxLength: 9, x-extensible-enum: [planned, built], example: planned }
        due-on: { type: string, description: Its day., format: date, maxLength: 10, example: '2026-09-14' }
        source: { type: string, description: Its plan., format: uri, maxLength: 99, x-download: true, example: 'https://a.example/plan' }
        made-at: { type: [string, 'null'], description: When., format: timestamp, maxLength: 29, example: null }`,
    )
    .replace(
      'whole: {',
      `owner: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { types: [accounts] } }
        about: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { types: [insights, entities] } }
        readers: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { types: [accounts], many: true } }
        parts: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { types: [things], many: true } }
        whole: {`,
    )
    .replace(
      '            name: *name\n',
      `            name: *name
            source: { type: string, description: Its plan., format: data-url, maxLength: 999, x-file: { types: [text/plain], most: 99 }, example: 'data:text/plain;base64,YQ==' }
        relationships:
          type: object
          description: What it is related to.
          properties:
            readers: { $ref: ../shared/schemas.yaml#/ToMany, x-relationship: { types: [accounts], many: true } }
`,
    )
  project.write('openapi/discussion/things.yaml', type)
  project.edit(
    'openapi/openapi.yaml',
    '\npaths:\n',
    `
paths:
  /api/v2/things: { $ref: discussion/things.yaml#/collection }
  /api/v2/things/{id}: { $ref: discussion/things.yaml#/item }
`,
  )
}
