/**
 * `npm run checksums`: writes down the checksum of each new migration, after which it may not be edited any more, since it may
 * have run somewhere. A line each, as `sha256sum` writes and checks them.
 */
import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unnamedMigrations } from '../codegen/migrations.ts'
import { readArguments } from '../codegen/usage.ts'

const usage = `Usage: npm run checksums

Writes down the checksum of each new migration in src/database/migrations.sha256. From then on the migration is not edited.`

interface Checked {
  /** The text of the file as it should be. */
  text: string
  /** The migrations that it does not hold yet, and those that differ from what it holds or are gone. */
  added: string[]
  edited: string[]
}

const list = 'migrations.sha256'

/** Compares the migrations below a folder with the checksums that were written down in a file. */
export function checkMigrations(folder: string, file = join(folder, list)): Checked {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const known = new Map(lines.map((line) => line.split('  ').reverse() as [string, string]))
  const names = readdirSync(join(folder, 'migrations')).filter((name) => /^\d{3}-.*\.ts$/.test(name))
  const found = new Map(names.map((name) => [`migrations/${name}`, sha256Of(join(folder, 'migrations', name))]))
  const all = new Map([...found, ...known])
  return {
    text: [...all.keys()]
      .sort()
      .map((name) => `${all.get(name)!}  ${name}\n`)
      .join(''),
    added: [...found.keys()].filter((name) => !known.has(name)).sort(),
    edited: [...known].filter(([name, sum]) => found.get(name) !== sum).map(([name]) => name),
  }
}

/** Whatever ends the lines of this working copy. */
const sha256Of = (file: string): string => hash('sha256', readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))

export const wayOut =
  'A migration that has run elsewhere is never edited: take the edit back and write a new one. ' +
  `If it has run nowhere else, take its line out of src/database/${list} and run npm run checksums.`

if (import.meta.main) {
  readArguments(usage, {})
  const { text, added, edited } = checkMigrations('src/database')
  const unnamed = unnamedMigrations('src/database/migrations')
  for (const name of edited) console.error(`src/database/${name} was edited, or is gone.`)
  for (const line of unnamed) console.error(line)
  if (edited.length + unnamed.length > 0) {
    if (edited.length > 0) console.error(wayOut)
    process.exitCode = 1
  } else {
    writeFileSync(join('src/database', list), text)
    console.log(added.length === 0 ? 'Every migration has its checksum.' : `Wrote the checksum of ${added.join(', ')}.`)
  }
}
