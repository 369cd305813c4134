/** The codes that an error may have beside its status. */
import type { Exchange } from './http.ts'
import { dig } from './json.ts'
import type { Fault } from './judge.ts'

/** Those of each status that has codes of its own; the code of any other is its status. */
const ownCodes: { [status: number]: string[] } = {
  400: ['102', '103', '105', '106', '107', '114', '116', '117', '118', '122', '400'],
  422: ['100', '103'],
}

const errorsOf = ({ json }: Pick<Exchange, 'json'>): unknown[] => {
  const errors = dig(json, 'errors')
  return Array.isArray(errors) ? errors : []
}

export const codesOf = (exchange: Pick<Exchange, 'json'>): unknown[] => errorsOf(exchange).map((one) => dig(one, 'code'))

/** What of the errors of an answer disagrees with its status. */
export function codeFaults({ status, json }: Exchange): Fault[] {
  if (status < 400) return []
  const codes = ownCodes[status] ?? [String(status)]
  return errorsOf({ json }).flatMap((error) => {
    const [code, stated] = [dig(error, 'code'), dig(error, 'status')]
    const faults: Fault[] = []
    if (code !== undefined && !codes.includes(String(code))) {
      faults.push({ what: `code ${String(code)} on a ${status}`, expected: `one of ${codes.join(', ')}`, got: JSON.stringify(error) })
    }
    if (stated !== undefined && String(stated) !== String(status)) {
      faults.push({ what: `an error of a ${status} has another status`, expected: String(status), got: JSON.stringify(error) })
    }
    return faults
  })
}
