/** The tests that concern a resource type: those that have its name, those that name it, and those of who may do what. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { routes } from '../src/generated/routes.ts'

interface TestsOfType {
  /** The operations of the type. */
  ids: string[]
  /** Its stories: those that have its name, and where there are none those of its domain that name it. */
  stories: string[]
  named: boolean
  /** Who of its domain may do what. */
  access: string[]
}

const filesOf = (pattern: string): string[] =>
  globSync(pattern)
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

/** What concerns a type, or nothing where there is none of that name. */
export function testsOfType(type: string): TestsOfType | undefined {
  const ids = routes.filter((one) => one.type === type).map((one) => one.id)
  if (ids.length === 0) return undefined
  const domain = basename(dirname(filesOf(`openapi/*/${type}.yaml`)[0]!))
  const own = filesOf(`tests/resources/*/${type}{,.*}.test.ts`)
  const naming = new RegExp(`[/'"]${type}(?![\\w-])|\\b(?:${ids.join('|')})\\b`)
  const stories =
    own.length > 0 ? own : filesOf(`tests/resources/${domain}/*.test.ts`).filter((file) => naming.test(readFileSync(file, 'utf8')))
  const access = filesOf('tests/contract/access-*.test.ts').filter((file) => basename(file).startsWith(`access-${domain}.`))
  return { ids, stories, named: own.length > 0, access }
}

/** Why nothing is known yet of a type that stands in the contract. */
export function ungenerated(type: string): string | undefined {
  const [file] = filesOf(`openapi/*/${type}.yaml`)
  return file && `${file} has no operation in src/generated/: run npm run codegen, which says what it lacks.`
}

/** The types that somebody may have meant. */
export function typesLike(type: string): string[] {
  const start = type.replaceAll('_', '-').slice(0, 4).toLowerCase()
  return [...new Set(routes.map((one) => one.type))].filter((one) => one.startsWith(start)).sort()
}
