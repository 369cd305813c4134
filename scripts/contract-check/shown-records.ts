/** What a single record that is answered says wrongly: another record than the one asked for, or other values than were sent. */
import { attributeSchemas } from './body-schemas.ts'
import type { Described } from './body-schemas.ts'
import { actsOnRecord } from './contract.ts'
import type { Operation } from './contract.ts'
import type { Harvest } from './harvest.ts'
import { isSuccess } from './http.ts'
import type { Exchange } from './http.ts'
import { dig, isObject } from './json.ts'
import type { Fault } from './judge.ts'
import { folded, isSame } from './values.ts'

/** The record of the path is the record of the answer. What was never seen as an id may be another name of a record. */
export function otherRecordFaults(harvest: Harvest, operation: Operation | undefined, { ask, status, url, json }: Exchange): Fault[] {
  if (!operation || ask.method !== 'GET' || status !== 200 || !/^[^{]*\{[^{}]+\}$/.test(operation.path)) return []
  const asked = decodeURIComponent(new URL(url).pathname.split('/').at(-1)!)
  const data = dig(json, 'data')
  if (!isObject(data) || data['id'] === asked || data['id'] === undefined) return []
  if (!harvest.find({ type: String(data['type']), id: asked })) return []
  return [{ what: 'answers another record than the one asked for', expected: asked, got: String(data['id']) }]
}

/** What a record shows after it was created or changed, of each attribute that was sent. A name that it does not show was for writing alone. */
export function otherValueFaults(document: Described, operation: Operation | undefined, exchange: Exchange): Fault[] {
  const { ask, json } = exchange
  if (!operation || !['POST', 'PUT', 'PATCH'].includes(ask.method) || !isSuccess(exchange) || actsOnRecord(operation)) return []
  const sent = dig(ask.body, 'data', 'attributes')
  const shown = dig(json, 'data', 'attributes')
  const typeSent = dig(ask.body, 'data', 'type')
  const typeShown = dig(json, 'data', 'type')
  if (!isObject(sent) || !isObject(shown) || (typeSent !== undefined && folded(String(typeSent)) !== folded(String(typeShown)))) return []
  const schemas = attributeSchemas(document, operation, ask.body)
  const files = Object.keys(sent).filter((name) => isFile(sent[name]))
  // What is said of a file is measured of the file.
  const told = Object.entries(sent).filter(([name]) => !files.some((one) => name === one || name.startsWith(`${one}-`)))
  return told.flatMap(([name, value]) => {
    const schema = schemas[name] && document.contract.resolve(schemas[name])
    const shownAs = Object.keys(shown).find((one) => folded(one) === folded(name))
    if (!schema || schema.readOnly || schema.writeOnly || shownAs === undefined || isSame(value, shown[shownAs])) return []
    const [expected, got] = [value, shown[shownAs]].map((one) => `${shownAs}: ${JSON.stringify(one)}`)
    return [{ what: 'shows something other than what was sent', expected: expected!, got: got!, cause: `${operation.id} ${name}` }]
  })
}

const isFile = (value: unknown): boolean => typeof value === 'string' && value.startsWith('data:')
