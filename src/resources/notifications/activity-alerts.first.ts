/** The activity alerts that an account begins with. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { insert } from '../../verbs/create.ts'
import type { Row } from '../../verbs/rows.ts'
import { dueFirst } from './alerts.ts'

/** What each kind of account is told of in the app from the start: what others do to what is its own. */
const first = {
  'insight-provider': ['insight.read', 'insight.view_restricted', 'comment.create'],
  investor: ['comment.reply'],
  'corporate-user': ['corporate_event.book', 'corporate_question.ask'],
}

interface Fitting {
  activity_alert_name_id: string
  frequency: Row<'activity_alerts'>['frequency']
  company_id: string | null
}

/** Gives an account that became active its first alerts, each as often as its kind of activity says. Who has had some gets none. */
export async function giveFirstAlerts(tx: Transaction, account: string): Promise<void> {
  const { rows } = await sql<Fitting>`select names.id as activity_alert_name_id, names.default_frequency as frequency, accounts.company_id
    from accounts join activity_alert_names as names on jsonb_exists(${JSON.stringify(first)}::jsonb -> accounts.account_type, names.name)
    where accounts.id = ${account} and not exists (select from activity_alerts where account_id = accounts.id) order by names.position`.execute(
    tx,
  )
  for (const alert of rows) {
    const next_due_at = dueFirst(alert.frequency, account)
    await insert(tx, 'activity_alerts', { ...alert, account_id: account, scope: 'own', next_due_at })
  }
}
