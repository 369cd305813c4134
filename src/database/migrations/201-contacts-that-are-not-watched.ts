/** Contacts who refuse that it is counted whether they open mails and follow their links. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  together('alter table contacts add column if not exists refuses_tracking boolean not null default false'),
]
