/** Entity tags: what stands for the bytes of an answer. */
import { hash } from 'node:crypto'

/** The strong tag of an answer, by its bytes. */
export const tagOf = (body: string | Buffer): string => `"${hash('sha256', body, 'base64url').slice(0, 27)}"`

/** The tag of a record that holds what changes without it, as links do that expire: `staying` is that of all the rest. */
export const twofold = (staying: string, whole: string): string => `${staying.slice(0, -1)}.${whole.slice(1)}`

/** Of a tag what stays as long as nobody changes the record. */
const stayingOf = (tag: string): string => tag.replace(/\.[\w-]+"$/, '"')

const split = (header: string): string[] => header.split(',').map((tag) => tag.trim())

/** Whether an `If-None-Match` names the tag, so that the client has the answer already. */
export const isKnown = (header: string | undefined, tag: string): boolean =>
  header !== undefined && split(header).some((one) => one === '*' || one.replace(/^W\//, '') === tag)

/** Whether an `If-Match` names the record of the tag, whatever is incidental to it by now. A weak tag names nothing here. */
export const isNamed = (header: string, tag: string): boolean =>
  split(header).some((one) => one === '*' || stayingOf(one) === stayingOf(tag))
