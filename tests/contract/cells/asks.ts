/** What the cells are made of. */
import { seedId } from '../../../src/demo/ids.ts'
import type { SeededType } from '../../../src/demo/ids.ts'
import type { OperationId } from '../../../src/generated/contract.ts'

export interface Ask {
  /** The demo account that asks; without one a guest does. */
  as?: string
  path: string
  body?: unknown
}

export interface Cell {
  success: Ask
  /** Asks for the same unless it says what else. */
  foreign?: { as: string; path?: string; status: 403 | 404 }
  /** A 401 has no code. */
  refusal: Ask & { status: number; code?: string }
}

export type Cells = Partial<Record<OperationId, Cell>>

/** A session of `investor-2`. No demo row is one, so the test that needs it makes it. */
export const foreignSession = '019a0000-00ff-7000-8000-000000000001'

/** A comment that `investor` has just written. No demo row is so new, so the tests that need it make it. */
export const freshComment = seedId('comments', 90)

export const at =
  (base: string, type: SeededType) =>
  (n: number, rest = '') =>
    `/api/${base}/${seedId(type, n)}${rest}`
export const change = (attributes: object) => ({ data: { attributes } })
export const make = (type: string, attributes: object, relationships?: object) => ({
  data: { type, attributes, ...(relationships ? { relationships } : {}) },
})
export const ofAccount = (n: number) => ({ account: { data: { type: 'accounts', id: seedId('accounts', n) } } })
export const by = (as: string, path: string, body?: unknown): Ask => ({ as, path, ...(body === undefined ? {} : { body }) })
export const refused = (status: number, code: string, ask: Ask) => ({ ...ask, status, code })
export const absent = (as: string, path: string) => refused(404, '404', { as, path })
export const stranger = { as: 'investor-2', status: 404 } as const
export const nowhere = '019a0000-ffff-7000-8000-000000000000'
/** Linkages, as a body that names many records has them. */
export const many = (type: SeededType, ...ns: number[]) => ({ data: ns.map((n) => ({ type, id: seedId(type, n) })) })

/** The published code of a mail. */
export const code = (n: number): string => `?code=${String(n).padStart(64, '0')}`
