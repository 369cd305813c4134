/** Entity tags: what stands for the bytes of an answer. */
import { hash } from 'node:crypto'

/** The strong tag of an answer, by its bytes. */
export const tagOf = (body: string | Buffer): string => `"${hash('sha256', body, 'base64url').slice(0, 27)}"`

const split = (header: string): string[] => header.split(',').map((tag) => tag.trim())

/** Whether an `If-None-Match` names the tag, so that the client has the answer already. */
export const isKnown = (header: string | undefined, tag: string): boolean =>
  header !== undefined && split(header).some((one) => one === '*' || one.replace(/^W\//, '') === tag)

/** Whether an `If-Match` names the tag. A weak tag names nothing here. */
export const isNamed = (header: string, tag: string): boolean => split(header).some((one) => one === '*' || one === tag)
