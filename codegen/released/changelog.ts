/** What changed from release to release, for those who use the API: by the comparison that the gate uses. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { changesBetween } from '../changes.ts'
import { oneEachCause } from '../changes/causes.ts'
import type { OpenApi } from '../openapi.ts'
import { declaredAfter } from './declared.ts'
import { folder, readRelease, releases } from './releases.ts'

export interface Entry {
  what: string
  breaks: boolean
  /** Why a client may break; of what was declared. */
  reason?: string
}

export interface Edition {
  /** The release that brought it; the next one where there is none. */
  version?: string
  since: string
  entries: readonly Entry[]
}

const kept = (version: string): string => `${folder}/${version}.changes.yaml`

/** What changed since the last release, if there is one. */
export function changelogOf(document: OpenApi): Edition | undefined {
  const since = releases().at(-1)
  if (since === undefined) return undefined
  const declared = declaredAfter(since)
  const entries = oneEachCause(changesBetween(readRelease(since), document)).map(({ text, about, what, breaks }): Entry => {
    const reason = breaks ? declared.find((one) => one.at === about && one.what === what)?.reason : undefined
    return { what: text, breaks, ...(reason === undefined ? {} : { reason }) }
  })
  return { since, entries }
}

/** Keeps what a release brought, since the one before leaves for the history. Answers what was done. */
export function keepChangelog(version: string, edition: Edition | undefined): string {
  if (!edition) return `${version} is the first: nothing changed by it`
  const { since, entries } = edition
  writeFileSync(
    kept(version),
    `# What ${version} changed since ${since}. Never edited.\n${stringify({ since, entries }, { lineWidth: 0 })}`,
  )
  return `Wrote ${kept(version)}`
}

/** What each release brought and what the next one will, the newest first. */
export function changelog(document: OpenApi): Edition[] {
  const coming = changelogOf(document)
  const cut = releases()
    .filter((version) => existsSync(kept(version)))
    .map((version): Edition => ({ version, ...(parse(readFileSync(kept(version), 'utf8')) as Omit<Edition, 'version'>) }))
  return [...(coming ? [coming] : []), ...cut.reverse()]
}
