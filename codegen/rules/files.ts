/** Nothing lies about: every file, path item and component is reached from openapi.yaml. */
import { readdirSync } from 'node:fs'
import { isAlias, isMap, isScalar } from 'yaml'
import type { Node } from 'yaml'
import type { Contract } from '../read.ts'
import { domainsIn } from '../read/sources.ts'
import type { Rule } from './rule.ts'

interface Named {
  name: string
  /** Where the name stands, and where what it names begins. */
  place: string
  begins: string
}

/** What a file names at its top, or below the key `under`. */
function namesIn(contract: Contract, file: string, under?: string): Named[] {
  const { document, at } = contract.parse(file)
  const top = under === undefined ? document.contents : document.get(under, true)
  return (isMap(top) ? top.items : []).map(({ key, value }) => {
    const meant = isAlias(value) ? value.resolve(document) : (value as Node | null)
    return { name: String(isScalar(key) ? key.value : key), place: at(key as Node), begins: at(meant) }
  })
}

const yamlIn = (folder: string, below: string): string[] =>
  readdirSync(`${folder}/${below}`)
    .filter((one) => one.endsWith('.yaml'))
    .sort()
    .map((one) => `${below}/${one}`)

const reached: Rule = (contract, _model, refuse) => {
  const folder = contract.where({})
  const used = new Set([...contract.typeOf.keys()].map((part) => contract.where(part)))
  const files = domainsIn(folder).flatMap((below) => yamlIn(folder, below))
  for (const { name, place, begins } of files.flatMap((file) => namesIn(contract, file))) {
    if (!used.has(begins)) refuse(place, /^[A-Z]/.test(name) ? `${name} is used nowhere` : `no path of openapi.yaml names ${name}`)
  }
  for (const { name, place } of namesIn(contract, 'openapi.yaml', 'components')) {
    if (name !== 'securitySchemes') refuse(place, `${name} are not read from here: write them into shared/ or the file of a type`)
  }
}

export const fileRules: readonly Rule[] = [reached]
