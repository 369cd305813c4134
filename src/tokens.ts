/** Tokens that are credentials. The database keeps their hashes alone. */
import { hash } from 'node:crypto'

/** The SHA-256 of a token, which says nothing of it: tokens are random and long. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')
