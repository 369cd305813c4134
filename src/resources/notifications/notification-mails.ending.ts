/** What a mail service tells of mails to accounts: an address that does not take them, and a reader who does not want them. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { markLength } from '../../effects/mail-ids.ts'

/** What a mail service says of a mail. */
export type Kind = 'bounce-soft' | 'bounce-hard' | 'complaint'

/** What is said, by the ids of mails and by addresses. */
interface Said {
  mails: ReadonlyMap<string, Kind>
  addresses: ReadonlyMap<string, Kind>
}

/** The mark of an account's address in the id of a mail that says whom it went to; one that it had before has another. */
const addressMark = sql`left(encode(sha256(convert_to(lower(accounts.email), 'UTF8')), 'hex'), ${sql.lit(markLength)})`

/** Who has which of the mails, and what it says of them. A complaint about the letters of a provider or an issuer is about these alone. */
const received = sql`
  select accounts.id as account, kind, of from said join accounts on lower(accounts.email) = said.of
  union all select accounts.id, kind, of from said join accounts on accounts.id = split_part(said.of, '.', 1)
    and split_part(said.of, '.', 2) = ${addressMark}
  union all select account_id, kind, of from said join notification_mails as mails on mails.id = said.of and mailed_at is not null
  union all select account_id, kind, of from said join statements as mails on mails.id = said.of and mailed_at is not null
  union all select account_id, kind, of from said join group_email_recipients as mails on mails.id = said.of and mailed_at is not null
    where kind = 'bounce-hard'
  union all select accounts.id, kind, of from said join corporate_event_invitations as mails on mails.id = said.of and mailed_at is not null
    join accounts on lower(accounts.email) = mails.email where kind = 'bounce-hard'`

/** Whoever complained of a letter that a provider wrote to its followers goes on to follow it without them. */
const letters = sql`update follows set wants_mails = false
  from said join group_email_recipients as mails on mails.id = said.of and mailed_at is not null
    join group_email_messages as message on message.id = mails.group_email_message_id
  where kind = 'complaint' and follows.follower_id = mails.account_id and follows.followable_type = 'accounts'
    and follows.followable_id = message.account_id and follows.wants_mails returning said.of`

/**
 * Whoever complained gets no more mails but those about the security of the account; an address that mails came back from for good
 * is to be confirmed anew. Answers what of the said is news.
 */
export async function endMailsToAccounts(tx: Transaction, { mails, addresses }: Said): Promise<string[]> {
  const said = [...mails, ...addresses].filter(([, kind]) => kind !== 'bounce-soft')
  const [of, kinds] = [said.map(([key]) => key), said.map(([, kind]) => kind)]
  const { rows } = await sql<{ news: string }>`with said as (select * from unnest(${of}::text[], ${kinds}::text[]) as one (of, kind)),
    named as (select account, array_agg(of) as news, bool_or(kind = 'complaint') as complained, bool_or(kind = 'bounce-hard') as bounced
      from (${received}) as meant group by 1),
    locked as (select accounts.id, news, complained, bounced from accounts join named on account = accounts.id order by 1 for no key update of accounts),
    changed as (update accounts set email_frequency = case when complained then 'never' else email_frequency end,
        email_verified = email_verified and not bounced, updated_at = now()
      from locked where accounts.id = locked.id
        and ((complained and email_frequency <> 'never') or (bounced and email_verified)) returning news),
    ended as (${letters})
    select unnest(news) as news from changed union select of from ended`.execute(tx)
  return rows.map(({ news }) => news)
}
