/** Nothing lies about: every file, path item and component is reached from openapi.yaml. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isAlias, isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Node } from 'yaml'
import type { Rule } from '../rules.ts'

interface Named {
  name: string
  /** Where the name stands, and where what it names begins. */
  place: string
  begins: string
}

/** What a file names at its top, or below the key `under`. */
function namesIn(file: string, under?: string): Named[] {
  const lines = new LineCounter()
  const parsed = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, logLevel: 'silent' })
  const top = under === undefined ? parsed.contents : parsed.get(under, true)
  const at = (node: Node | null | undefined): string => `${file}:${lines.linePos(node?.range?.[0] ?? 0).line}`
  return (isMap(top) ? top.items : []).map(({ key, value }) => {
    const meant = isAlias(value) ? value.resolve(parsed) : (value as Node | null)
    return { name: String(isScalar(key) ? key.value : key), place: at(key as Node), begins: at(meant) }
  })
}

const yamlIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((one) => one.endsWith('.yaml'))
        .sort()
        .map((one) => `${folder}/${one}`)
    : []

const reached: Rule = (contract, _model, refuse) => {
  const folder = contract.where({})
  const used = new Set([...contract.room.keys()].map(contract.where))
  for (const { name, place, begins } of [...yamlIn(`${folder}/shared`), ...yamlIn(`${folder}/resources`)].flatMap((file) =>
    namesIn(file),
  )) {
    if (!used.has(begins)) refuse(place, /^[A-Z]/.test(name) ? `${name} is used nowhere` : `no path of openapi.yaml names ${name}`)
  }
  for (const { name, place } of namesIn(`${folder}/openapi.yaml`, 'components')) {
    if (name !== 'securitySchemes') refuse(place, `${name} are not read from here: write them into shared/ or resources/`)
  }
}

export const fileRules: readonly Rule[] = [reached]
