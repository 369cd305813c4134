/** What an entry of a provider's profile left out it has as nothing, since answers have every member of it. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const nothing = {
  experience: { from: null, to: null, role: '', firm: '' },
  education: { year: null, degree: '', institution: '' },
  media_appearances: { title: '', outlet: '', url: null },
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, entry] of Object.entries(nothing)) {
    const stored = sql.ref(column)
    const members = sql.join(Object.keys(entry).map((name) => sql.lit(name)))
    await sql`update insight_provider_profiles
      set ${stored} = (select jsonb_agg(${sql.lit(JSON.stringify(entry))}::jsonb || one order by place)
        from jsonb_array_elements(${stored}) with ordinality as entries (one, place))
      where exists (select from jsonb_array_elements(${stored}) as one where not one ?& array[${members}])`.execute(db)
  }
}
