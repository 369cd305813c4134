/** The codings that a text is sent in, and which of them a client takes. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The best one first. */
const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Makes the bytes of a coding, beside the event loop. */
export const encode: Record<Exclude<Coding, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
  // The best qualities take seconds of one of the few threads for a few hundredths fewer bytes.
  br: (bytes) =>
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** The weight of one member of a list, 1 unless said. */
function weightOf(parameters: readonly string[]): number {
  const said = parameters.map((one) => one.trim().toLowerCase()).find((one) => one.startsWith('q='))
  if (said === undefined) return 1
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(said) ? Number(said.slice(2)) : 0
}

/** How much each member of a list is wanted, by its name. */
export function weightsIn(header: string): Map<string, number> {
  const members = header.split(',').map((member) => member.split(';'))
  return new Map(members.map(([name = '', ...parameters]) => [name.trim().toLowerCase(), weightOf(parameters)]))
}

/**
 * The coding that an `Accept-Encoding` wants most (RFC 9110, 12.5.3); of equals, the smallest. Who says nothing gets the text
 * as it is, and so does who refuses everything.
 */
export function codingFor(header: string | undefined): Coding {
  const weights = weightsIn((header ?? '').replaceAll(/\bx-gzip\b/gi, 'gzip'))
  // What is not named is taken after all that is, unless the rest is named.
  const weightIn = (coding: Coding): number => weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? 0.0001 : 0)
  const [best] = codings.toSorted((a, b) => weightIn(b) - weightIn(a))
  return weightIn(best!) === 0 ? 'identity' : best!
}
