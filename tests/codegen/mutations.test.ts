import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isMap, isSeq, parseDocument } from 'yaml'
import { emitContract } from '../../codegen/emit/contract.ts'
import { emitRoutes } from '../../codegen/emit/routes.ts'
import { emitSerializers } from '../../codegen/emit/serializers.ts'
import { collectChecks } from '../../codegen/emit/validators.ts'
import { publish } from '../../codegen/publish.ts'
import { readContract } from '../../codegen/read.ts'
import { judge } from '../../codegen/rules.ts'
import { workFolder } from './contracts.ts'

/** The way to every node of a YAML text. */
function waysInto(text: string): (string | number)[][] {
  const ways: (string | number)[][] = []
  const walk = (node: unknown, way: (string | number)[]): void => {
    if (way.length > 0) ways.push(way)
    if (isMap(node)) for (const { key, value } of node.items) walk(value, [...way, String(key)])
    if (isSeq(node)) node.items.forEach((item, index) => walk(item, [...way, index]))
  }
  walk(parseDocument(text).contents, [])
  return ways
}

/** Reads a contract and generates what can be generated from it; answers the mistakes that have no file and line. */
function unplaced(folder: string): string[] {
  const contract = readContract(folder)
  const model = judge(contract)
  if (model) {
    publish(model)
    emitRoutes(model, collectChecks(model).nameFor)
    emitContract(model)
    emitSerializers(model)
  }
  return contract.problems.filter(({ where }) => !/\.yaml:\d+$/.test(where)).map(({ where, message }) => `${where}: ${message}`)
}

test.each(['openapi.yaml', 'toolbox/things.yaml', 'shared/parameters.yaml', 'shared/responses.yaml'])(
  'whatever part of %s is taken away, emptied or of another kind: it is refused with file and line, or it generates',
  (file) => {
    const folder = join(workFolder(), 'openapi')
    const text = readFileSync(join(folder, file), 'utf8')
    for (const way of waysInto(text)) {
      for (const value of [undefined, null, 'a word', { a: 1 }]) {
        const document = parseDocument(text)
        if (value === undefined) document.deleteIn(way)
        else document.setIn(way, document.createNode(value))
        writeFileSync(join(folder, file), document.toString({ verifyAliasOrder: false }))
        expect([way.join('.'), value, unplaced(folder)]).toEqual([way.join('.'), value, []])
      }
    }
  },
)
