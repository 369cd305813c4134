/** Files of an insight: so far only what relationships point to. */
import { sql } from 'kysely'
import { toOne } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { insights } from './insights.ts'

export const insightDocuments: Resource<'insight-documents', 'insight_documents'> = resource('insight-documents', 'insight_documents', {
  staff: ['editor'],
  visible: (_eb, scope) =>
    sql<boolean>`exists (select from insights where insights.id = insight_documents.insight_id and ${insights.visible(scope)})`,
  relations: { insight: toOne(() => insights, 'insight_id') },
})
