/**
 * `checks.js`: one function for each distinct schema of a value that a request can carry.
 * The checks of whole answers are for tests, which make them when they need them.
 */
import { _, Ajv2020 } from 'ajv/dist/2020.js'
import type { Format } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { hash } from 'node:crypto'
import { formats } from '../../src/http/formats.ts'
import type { Model } from '../model.ts'
import { nameOf } from '../names.ts'
import type { OpenApi, Schema } from '../openapi.ts'

const notes = ['description', 'example', 'title', 'default', 'readOnly', 'deprecated']

/** The schema with its references put in place and everything left out that checks nothing. */
function bare(schema: unknown, schemas: Record<string, Schema>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => bare(one, schemas))
  if (typeof schema !== 'object' || schema === null) return schema
  const name = nameOf(schema as Schema)
  if (name !== undefined) return bare(schemas[name], schemas)
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') {
      copy[key] = Object.fromEntries(Object.entries(value as object).map(([one, inner]) => [one, bare(inner, schemas)]))
    } else if (!notes.includes(key) && !key.startsWith('x-')) copy[key] = bare(value, schemas)
  }
  if (copy['properties'] && copy['additionalProperties'] === undefined) copy['additionalProperties'] = false
  return copy
}

/** Collects the checks of the contract; equal schemas share one. */
export function collectChecks(model: Model): { nameFor(schema: Schema): string; schemas: Map<string, unknown> } {
  const found = new Map<string, unknown>()
  const nameFor = (schema: Schema): string => {
    const inner = bare(schema, model.document.components.schemas)
    const name = `check_${hash('sha256', JSON.stringify(inner)).slice(0, 10)}`
    found.set(name, inner)
    return name
  }
  return { nameFor, schemas: found }
}

/** Emits the checks of some schemas, each under its name. */
export function emitChecks(checks: Map<string, unknown>): string {
  const ajv = newAjv({ allErrors: false, formats })
  const names: Record<string, string> = {}
  for (const name of [...checks.keys()].sort()) {
    ajv.addSchema(checks.get(name) as object, name)
    names[name] = name
  }
  return toModule(standalone.default(ajv, names), '../http/formats.ts')
}

/** The checks of whole answers by component, as a module that finds the formats at `formatsAt`. */
export function emitAnswers(document: OpenApi, formatsAt: string): string {
  const ajv = newAjv({ allErrors: true, formats: { ...formats, int32: true, int64: true } })
  const address = (name: string): string => `https://contract/${name}`
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const rewritten: unknown = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', `"${address('')}`))
    ajv.addSchema({ ...(rewritten as object), $id: address(name) })
  }
  const names = Object.fromEntries(Object.keys(document.components.schemas).map((name) => [name, address(name)]))
  return toModule(standalone.default(ajv, names), formatsAt)
}

function newAjv(options: { allErrors: boolean; formats: Record<string, Format> }): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
    ...options,
  })
  ajv.addVocabulary([
    'example',
    'x-source',
    'x-reason',
    'x-restricted',
    'x-incidental',
    'x-extensible-enum',
    'x-relationship',
    'x-actors',
    'x-lifecycle',
    'x-added-when',
    'x-file',
    'x-download',
    'x-below-self',
    'x-sessions-only',
  ])
  return ajv
}

/** ajv still writes `require` into ESM; the helpers it means are imported instead. */
function toModule(code: string, formatsAt: string): string {
  const imports = new Map<string, string>()
  const body = code.replaceAll(/require\("([^"]+)"\)\.default/g, (_whole, path: string) => {
    const name = imports.get(path) ?? `helper${imports.size}`
    imports.set(path, name)
    return `(${name}.default ?? ${name})`
  })
  return [`import { formats } from '${formatsAt}'`, ...[...imports].map(([path, name]) => `import ${name} from '${path}.js'`), body].join(
    '\n',
  )
}
