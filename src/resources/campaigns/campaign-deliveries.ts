/** What became of each mail of a campaign. Seen by those who see the campaign. */
import { sql } from 'kysely'
import { Readable } from 'node:stream'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { notFound } from '../../refusals.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { isManaged } from '../issuers/managed-entities.ts'
import { record } from '../notifications/activities.recording.ts'
import { makerOf } from './contacts.managing.ts'
import { linkNamed } from './corporate-email-campaigns.mail.ts'

export const campaignDeliveries: Resource<'campaign-deliveries', 'campaign_deliveries'> = resource(
  'campaign-deliveries',
  'campaign_deliveries',
  {
    staff: ['account-manager'],
    visible: (_eb, { kind, me }) =>
      kind === 'staff'
        ? true
        : sql<boolean>`exists (select from corporate_email_campaigns as campaign
            where campaign.id = campaign_deliveries.campaign_id and ${isManaged(me, sql`campaign.entity_id`)})`,
    relations: { campaign: toOne('campaign_id'), contact: toOne('contact_id') },
  },
)

/** Those that were not handed over stand before all others. */
const handed = sql`coalesce(campaign_deliveries.handed_at, '-infinity')`
export const handedLast = { column: handed, descending: true }

/** The deliveries of one campaign, by pages. */
export const deliveriesOf = page(campaignDeliveries, {
  filters: {
    campaign: (value) => sql`campaign_deliveries.campaign_id = ${value}`,
    status: isAmong('campaign_deliveries.status'),
  },
  orders: { '-handed-at': handedLast, 'handed-at': { column: handed, descending: false } },
  total: 'capped',
})

interface Watched {
  track: boolean
  content: string
  entity: string
  first_name: string | null
  company_name: string | null
}

/** The mail of a delivery that has a code. @throws 404 where none has. */
async function mailWith(db: Database, id: string, code: string): Promise<Watched> {
  const { rows } = await sql<Watched>`select track and refuses_tracking is not true as track, content, pretty_name as entity, first_name,
      company_name
    from campaign_deliveries as one join corporate_email_campaigns as campaign on campaign.id = campaign_id
    join entities on entities.id = campaign.entity_id left join contacts on contacts.id = contact_id
    where one.id = ${id} and code = ${code}`.execute(db)
  if (!rows[0]) throw notFound(id)
  return rows[0]
}

interface Noted {
  campaign: string
  /** Who made the campaign, if it is still there to know. */
  account: string | null
  opens: boolean
  clicks: boolean
}

/** Notes that a mail was opened, and where it was `clicked` that too. Each is counted and told of once. */
const note = (db: Database, id: string, clicked: boolean) =>
  transact(db, async (tx) => {
    const { rows } = await sql<Noted>`with was as (
        select id, campaign_id, opened_at is null as opens, clicked_at is null and ${clicked} as clicks
        from campaign_deliveries where id = ${id} for no key update
      ), noted as (
        update campaign_deliveries as one set opened_at = coalesce(opened_at, now()),
          clicked_at = case when clicks then now() else clicked_at end
        from was where one.id = was.id and (opens or clicks)
      )
      update corporate_email_campaigns as campaign
      set opened_count = opened_count + opens::integer, clicked_count = clicked_count + clicks::integer
      from was where campaign.id = was.campaign_id and (opens or clicks)
      returning campaign.id as campaign, ${makerOf('campaign')} as account, opens, clicks`.execute(tx)
    for (const { campaign, account, opens, clicks } of rows) {
      const told = {
        owner: null,
        recipient: account,
        trackable: { type: 'corporate-email-campaigns', id: campaign },
        origin: 'email',
      } as const
      if (opens) await record(tx, { key: 'campaign.open', ...told })
      if (clicks) await record(tx, { key: 'campaign.click', ...told })
    }
  })

const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

export const campaignDeliveryOperations: Handlers<'campaign-deliveries'> = {
  getCampaignDelivery: show(campaignDeliveries),

  async openCampaignDelivery({ params, values, client, db }) {
    const { track } = await mailWith(db, params.id, values.code)
    if (track && !client.ahead) await note(db, params.id, false)
    return { kind: 'file', name: 'picture.gif', contentType: 'image/gif', size: picture.length, bytes: Readable.from([picture]) }
  },

  async clickCampaignDelivery({ params, values, client, db }) {
    const mail = await mailWith(db, params.id, values.code)
    const to = linkNamed(values.link, mail, mail)
    if (to === undefined) throw notFound(values.link)
    if (mail.track && !client.ahead) await note(db, params.id, true)
    return { kind: 'redirect', to }
  },
}
