/** The breaking changes that are declared for the next release, each with its reason. */
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { compareVersions, folder } from './releases.ts'

export const declarations = `${folder}/breaking.yaml`

export interface Declared {
  /** Which operation or part it is a change of, and what it is, in the words of the comparison. */
  at: string
  what: string
  reason: string
  /** The release that brings it. Once that is cut the entry is history. */
  since: string
}

function read(): unknown {
  if (!existsSync(declarations)) return undefined
  try {
    return parse(readFileSync(declarations, 'utf8'))
  } catch (error) {
    throw new Error(`${declarations}: ${(error as Error).message}`, { cause: error })
  }
}

/** The changes that are declared for what comes after the last release. @throws where one of them is not whole. */
export function declaredAfter(last: string): Declared[] {
  const entries = read() ?? []
  if (!Array.isArray(entries)) throw new Error(`${declarations}: this is no list`)
  return (entries as (Record<string, unknown> | null)[])
    .map((one, index) => {
      for (const key of ['at', 'what', 'reason', 'since']) {
        if (typeof one?.[key] !== 'string' || one[key] === '') {
          throw new Error(`${declarations}: entry ${index + 1} has no ${key} that is a text`)
        }
      }
      return one as unknown as Declared
    })
    .filter((one) => compareVersions(one.since, last) > 0)
}
