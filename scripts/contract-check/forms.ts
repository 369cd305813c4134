/** Bodies of several parts, where the document offers them: the document in a part of its own, and each file in one. */
import type { Check } from './check.ts'
import { renamed, withOtherId } from './bodies.ts'
import type { Operation } from './contract.ts'
import { isSuccess } from './http.ts'
import type { Ask, Exchange, FormPart } from './http.ts'
import { dig, withPart } from './json.ts'
import { briefly } from './judge.ts'

const type = 'multipart/form-data'

/** What was taken as a JSON document is taken as a form. */
export async function checkForm(check: Check, operation: Operation): Promise<void> {
  const reached = check.reached.get(operation.id)
  if (!operation.body?.media[type] || reached?.ask.body === undefined) return
  const asJson: Ask = { ...reached.ask, body: renamed(check, operation, withOtherId(reached.ask.body, check.tag()), false) }
  const asForm: Ask = { ...asJson, form: partsOf(check, operation, asJson.body) }
  const answer = await check.send(asForm)
  if (isSuccess(answer)) return
  // What cannot be done twice is refused in either form.
  const again = await check.send(asJson)
  if (!isSuccess(again) && again.status === answer.status) return
  const told = ({ status, text }: Exchange): string => `${status} ${briefly(text)}`
  check.findings.add(operation.id, answer, { what: `refuses ${type}`, expected: told(again), got: told(answer) })
}

function partsOf(check: Check, operation: Operation, body: unknown): FormPart[] {
  const properties = check.contract.resolve(operation.body!.media[type]!.schema).properties ?? {}
  const files: FormPart[] = []
  let document = body
  for (const name of Object.keys(properties)) {
    const value = dig(body, 'data', 'attributes', name)
    const [, contentType, payload] = /^data:([^;,]+);base64,(.*)$/s.exec(typeof value === 'string' ? value : '') ?? []
    if (contentType === undefined) continue
    const fileName = dig(body, 'data', 'attributes', `${name}-file-name`)
    files.push({
      name,
      type: contentType,
      bytes: Buffer.from(payload!, 'base64'),
      fileName: typeof fileName === 'string' ? fileName : name,
    })
    document = withPart(document, ['data', 'attributes', name], undefined)
  }
  return [{ name: 'data', type: 'application/json', bytes: Buffer.from(JSON.stringify(document)) }, ...files]
}
