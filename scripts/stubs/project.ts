/** The files of a project as they will be once what is missing is written. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { Model, Operation } from '../../codegen/model.ts'
import type { OpenApi } from '../../codegen/openapi.ts'

export class Project {
  readonly model: Model
  readonly published: OpenApi
  readonly #texts = new Map<string, string>()
  readonly #notes = new Map<string, string[]>()

  constructor(model: Model, published: OpenApi) {
    this.model = model
    this.published = published
  }

  /** What was written, a line for each file. */
  get notes(): string[] {
    return [...this.#notes].map(([path, notes]) => `${path}: ${notes.join(', ')}`)
  }

  /** The text of a file, '' where there is none. */
  read(path: string): string {
    return this.#texts.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '')
  }

  /** The files in a folder, written or yet to write. */
  filesIn(folder: string): string[] {
    const there = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : []
    return [...new Set([...there, ...[...this.#texts.keys()].filter((path) => dirname(path) === folder)])].sort()
  }

  write(path: string, text: string, note?: string): void {
    this.#texts.set(path, text)
    if (note !== undefined) this.#notes.set(path, [...(this.#notes.get(path) ?? []), note])
  }

  /** Whether a file names a word. */
  names(path: string, word: string): boolean {
    return new RegExp(`\\b${word}\\b`).test(this.read(path))
  }

  /** Puts everything on disk, in the form that the formatter gives it. */
  async save(): Promise<void> {
    for (const [path, text] of this.#texts) {
      const formatted = await format(text, { ...(await resolveConfig(path)), parser: 'typescript' })
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, formatted)
    }
  }
}

export const camel = (words: string): string => words.replaceAll(/[-_](\w)/g, (_all, letter: string) => letter.toUpperCase())

/** A property name as the formatter leaves it. */
export const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`)

/** The operations of each type, in the order of the contract. */
export function operationsByType({ operations }: Model): Map<string, Operation[]> {
  return Map.groupBy(operations, (one) => one.type)
}
