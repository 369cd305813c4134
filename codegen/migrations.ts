/** Migrations that exist as files alone: what no line of their index names never runs anywhere. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A line for each migration of a folder that its index.ts does not name, with what to do about it. */
export function unnamedMigrations(folder: string): string[] {
  const index = readFileSync(join(folder, 'index.ts'), 'utf8')
  const isNamed = (file: string): boolean => index.includes(` from './${file}'`) && index.includes(`\n  '${file.slice(0, -3)}': `)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts' && !isNamed(file))
    .sort()
    .map((file) => `${folder}/${file} is in no line of index.ts, so it never runs: import it there and name it in \`migrations\`.`)
}
