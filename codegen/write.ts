/** Puts generated text on disk, or compares it with what is there. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const header = '// Generated from openapi/ and the migrations by `npm run codegen`. Do not edit.\n'

/** The text of a generated file, with the mark that says so where its language has comments. */
export function marked(path: string, text: string): string {
  if (path.endsWith('.json')) return text
  if (path.endsWith('.html')) return text.replace('\n', `\n<!-- ${header.slice(3).trim()} -->\n`)
  return (path.endsWith('.yaml') ? header.replace('//', '#') : header) + text
}

/** The files in `folder` that nothing generates any more. */
const leftOver = (files: Map<string, string>, folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .map((name) => join(folder, name))
        .filter((path) => !files.has(path))
    : []

/** Writes the files that differ and removes those that are left over; answers the paths of the former. */
export function writeFiles(files: Map<string, string>, folder: string): string[] {
  for (const path of leftOver(files, folder)) rmSync(path)
  const changed: string[] = []
  for (const [path, text] of files) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    changed.push(path)
  }
  return changed
}

/** One line for each file that is not what it would be generated as, naming the first line that differs. */
export function differences(files: Map<string, string>, folder: string): string[] {
  const surplus = leftOver(files, folder).map((path) => `${path}: nothing generates it any more`)
  const changed = [...files].flatMap(([path, text]) => {
    if (!existsSync(path)) return [`${path}: missing`]
    const there = readFileSync(path, 'utf8')
    if (there === text) return []
    const [a, b] = [there.split('\n'), text.split('\n')]
    const line = a.findIndex((one, index) => one !== b[index])
    const at = line === -1 ? a.length : line
    return [`${path}:${at + 1}: is  ${short(a[at])}\n${' '.repeat(path.length)}   should be  ${short(b[at])}`]
  })
  return [...changed, ...surplus]
}

const short = (line: string | undefined): string => (line === undefined ? '(end of file)' : line.slice(0, 140))
