/** The contacts of an entity in their order, so that the newest of a long list are found without reading all of it. */
import { index } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [index('contacts_of_entity', 'contacts (entity_id, created_at desc, id desc)')]
