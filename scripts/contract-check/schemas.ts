/** Holds values against the schemas of the document. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Contract, Media, Schema } from './contract.ts'

/** Formats that JSON Schema does not know. Of what requests may write only the beginning is sure; any other format is not looked at. */
const ownFormats: Record<string, RegExp> = {
  timestamp: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}[+-]\d{2}:\d{2}$/,
  'timestamp-input': /^\d{4}-\d{2}-\d{2}/,
}

export interface Schemas {
  /** What does not fit, in words; empty when all does. */
  complaints(media: Media, value: unknown): string[]
  fits(schema: Schema, value: unknown): boolean
}

export function compileSchemas({ document }: Contract): Schemas {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, logger: false, addUsedSchema: false })
  formats.default(ajv)
  for (const [name, pattern] of Object.entries(ownFormats)) ajv.addFormat(name, pattern)
  const base = 'https://contract.invalid/document'
  ajv.addSchema(document, base)
  const atPointer = new Map<string, ValidateFunction>()
  const ofSchema = new WeakMap<Schema, ValidateFunction>()

  const compiled = (pointer: string): ValidateFunction => {
    const known = atPointer.get(pointer) ?? ajv.compile({ $ref: `${base}#${pointer}` })
    atPointer.set(pointer, known)
    return known
  }

  return {
    complaints: ({ pointer }, value) => {
      const check = compiled(pointer)
      if (check(value)) return []
      return (check.errors ?? []).map(({ instancePath, message, params }) => {
        const named = Object.values(params as object).filter((one) => typeof one === 'string')
        return `${instancePath || '/'} ${message}${named.length > 0 ? ` (${named.join(', ')})` : ''}`
      })
    },
    fits: (schema, value) => {
      const check = ofSchema.get(schema) ?? ajv.compile(rooted(schema, base))
      ofSchema.set(schema, check)
      return check(value)
    },
  }
}

/** References of a part hold from anywhere once they name the document. */
function rooted(schema: Schema, base: string): object {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? base + value : value,
  ) as object
}
