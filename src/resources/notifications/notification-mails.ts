/** Mails of news, which whoever has one can end by its code. */
import { sql } from 'kysely'
import { buttonPage } from '../../button-page.ts'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { notFound } from '../../refusals.ts'
import { html, none } from '../../verbs/handler.ts'
import { save } from '../../verbs/rows.ts'
import { isKey, noticeOf } from './notifications.keys.ts'
import type { NotificationKey } from './notifications.keys.ts'

type Preferences = Partial<Record<NotificationKey, string[]>>

/** What a mail told of, and how the account that it went to is told of it. */
interface Told {
  account: string
  key: NotificationKey
  preferences: Preferences
}

/** What the mail told of that has a code; its account is locked where it is to be changed. @throws 404 where none has. */
async function toldBy(db: Database, id: string, code: string): Promise<Told[]> {
  const { rows } = await sql<Told>`select accounts.id as account, key, notification_preferences as preferences
    from notification_mails as mails join accounts on accounts.id = mails.account_id, unnest(keys) as key
    where mails.id = ${id} and code = ${code} ${db.isTransaction ? sql`for no key update of accounts` : sql``}`.execute(db)
  if (rows.length === 0) throw notFound(id)
  return rows
}

function channelsOf({ key, preferences }: Told): readonly string[] {
  const { push, mail } = noticeOf(key)
  return preferences[key] ?? ['app', ...(push ? ['push'] : []), ...(mail ? ['email'] : [])]
}

const isMailed = (one: Told): boolean => isKey(one.key) && channelsOf(one).includes('email')

/** The same channels without mails; the app is one in any case. */
const withoutMail = (one: Told): string[] => [...new Set(['app', ...channelsOf(one).filter((channel) => channel !== 'email')])]

export const notificationMailOperations: Handlers<'notification-mails'> = {
  async getNotificationMailUnsubscription({ params, values, db }) {
    const told = (await toldBy(db, params.id, values.code)).filter(isMailed).map(({ key }) => noticeOf(key).says)
    if (told.length === 0) return html(buttonPage({ title: 'No more of these by mail', lines: ['In the app you are told as before.'] }))
    const lines = ['You are told of this by mail:', ...told, 'Without the mails you are told of it in the app alone.']
    return html(buttonPage({ title: 'How you are told', lines, button: 'No more of these by mail' }))
  },

  unsubscribeNotificationMail: ({ params, values, db }) =>
    transact(db, async (tx) => {
      const told = await toldBy(tx, params.id, values.code)
      const { account, preferences } = told[0]!
      const changed: Preferences = {
        ...preferences,
        ...Object.fromEntries(told.filter(isMailed).map((one) => [one.key, withoutMail(one)])),
      }
      await save(tx, 'accounts', account, { notification_preferences: JSON.stringify(changed) })
      return none
    }),
}
