/** What the document promises of headers that a request may carry: by a parameter, or for all operations in its description. */
import { mediaOf } from './body-schemas.ts'
import type { Check } from './check.ts'
import type { Operation } from './contract.ts'
import { dig, textUnder } from './json.ts'

const declares = ({ parameters }: Operation, header: string): boolean =>
  parameters.some((one) => one.in === 'header' && one.name.toLowerCase() === header.toLowerCase())

/** Whether no operation has the header as a parameter, but the description names it. */
const isToldOnly = ({ contract }: Check, header: string): boolean =>
  !contract.operations.some((one) => declares(one, header)) && String(dig(contract.document, 'info', 'description')).includes(header)

export const takesMatch = (operation: Operation): boolean => declares(operation, 'If-Match')

/** In words it is promised to what creates for somebody; what takes or answers a secret is left out. */
export function takesKey(check: Check, operation: Operation): boolean {
  if (operation.method !== 'POST') return false
  if (declares(operation, 'Idempotency-Key')) return true
  const answers = [...operation.replies.values()].flatMap(({ media }) => Object.values(media))
  const isSecret =
    textUnder(mediaOf(operation)?.example, 'password') !== undefined || answers.some((one) => textUnder(one.example, 'token') !== undefined)
  return operation.guests !== 'always' && !isSecret && isToldOnly(check, 'Idempotency-Key')
}

export const isTagged = ({ replies }: Operation): boolean => replies.get(200)?.headers['etag'] !== undefined
