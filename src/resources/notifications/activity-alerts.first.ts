/** The activity alerts that an account begins with. */
import type { Transaction } from '../../database/connect.ts'
import { insert } from '../../verbs/create.ts'
import { dueFirst } from './alerts.ts'

/** What each kind of account is told of in the app from the start: what others do to what is its own. */
const first: Record<string, readonly string[]> = {
  'insight-provider': ['insight.read', 'insight.view_restricted', 'comment.create'],
  investor: ['comment.reply'],
  'corporate-user': ['corporate_event.book', 'corporate_question.ask'],
}

/** Gives an account that became active its first alerts, each as often as its kind of activity says. Who has had some gets none. */
export async function giveFirstAlerts(tx: Transaction, account: string): Promise<void> {
  const known = await tx.selectFrom('activity_alerts').select('id').where('account_id', '=', account).limit(1).execute()
  if (known.length > 0) return
  const { account_type: kind, company_id } = await tx
    .selectFrom('accounts')
    .select(['account_type', 'company_id'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  for (const name of first[kind] ?? []) {
    const found = await tx
      .selectFrom('activity_alert_names')
      .select(['id', 'default_frequency'])
      .where('name', '=', name)
      .executeTakeFirst()
    if (!found) continue
    const { id: activity_alert_name_id, default_frequency: frequency } = found
    const next_due_at = dueFirst(frequency, account)
    await insert(tx, 'activity_alerts', { account_id: account, company_id, activity_alert_name_id, frequency, scope: 'own', next_due_at })
  }
}
