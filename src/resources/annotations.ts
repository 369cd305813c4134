/** Notes of readers on a passage of an insight. Secret ones are the annotator's own. */
import { sql } from 'kysely'
import type { Handlers } from '../generated/contract.ts'
import { related, toOne } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { show } from '../verbs/show.ts'
import { accounts } from './accounts.ts'
import { insights } from './insights.ts'

const annotatorIn = (company: string) =>
  sql<boolean>`exists (select from accounts where accounts.id = annotations.annotator_id and accounts.company_id = ${company})`

/** The author's company decides whether open annotations are for all readers. */
const openToReaders = sql<boolean>`exists (select from insights join companies on companies.id = insights.company_id
  where insights.id = annotations.insight_id and insights.aasm_state = 'published'
    and (companies.policy ->> 'allow-open-annotations') is distinct from 'false')`

export const annotations: Resource<'annotations', 'annotations'> = resource('annotations', 'annotations', {
  visible: (eb, { kind, me, company, complies }) =>
    kind === 'staff'
      ? true
      : eb.or([
          eb('annotations.annotator_id', '=', me),
          annotatorIn(complies),
          eb.and([eb('annotations.is_secret', '=', false), eb.or([annotatorIn(company), openToReaders])]),
        ]),
  relations: {
    annotator: toOne(() => accounts, 'annotator_id'),
    annotable: toOne(() => insights, 'insight_id'),
  },
})

export const annotationOperations: Handlers<'annotations'> = {
  getAnnotation: show(annotations),
  getAnnotationRelated: related(annotations),
  getAnnotationRelationship: related(annotations),
}
