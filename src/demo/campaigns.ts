import type { Selectable } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { CampaignDeliveriesTable } from '../generated/tables.ts'
import { members } from './campaigns.contacts.ts'
import { minutesAfter, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'

interface Campaign {
  status: 'drafted' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled' | 'failed'
  title: string
  subject: string
  /** When it goes out, went out or was to go out. */
  at?: string
  /** How many of its recipients have had it. */
  delivered?: number
  /** Where its link leads. Who follows it is counted then. */
  link?: string
}

/** What is still to come is far from now, so that nothing of the demo set sends itself. */
const ahead = '2028-05-12T06:00:00.000Z'

/** Of the bank first, then of the maker of gears; two of each status in all. The order gives the ids. */
const campaigns: readonly (readonly [bank: Campaign, maker: Campaign])[] = [
  [
    { status: 'drafted', title: 'Results of the half year', subject: 'Half-year results of {{entity}}' },
    { status: 'drafted', title: 'Day at the plant', subject: 'See how our gearboxes are made' },
  ],
  [
    { status: 'scheduled', title: 'Results of the year to March 2028', subject: 'Results of {{entity}}', at: ahead },
    { status: 'scheduled', title: 'Annual report 2027', subject: 'Our annual report', at: ahead },
  ],
  [
    { status: 'sending', title: 'Branch for shipowners', subject: 'A branch for shipowners', at: '2026-09-30T22:00:00.000Z', delivered: 3 },
    { status: 'sending', title: 'Short-time work', subject: 'Short-time work until March', at: '2026-09-30T07:00:00.000Z', delivered: 1 },
  ],
  [
    { status: 'paused', title: 'Question of the month', subject: 'What would you ask us?', at: '2026-09-21T01:00:00.000Z', delivered: 2 },
    { status: 'paused', title: 'Survey', subject: 'Three questions', at: '2026-09-15T07:00:00.000Z', delivered: 1 },
  ],
  [
    {
      status: 'sent',
      title: 'Dividend of the year',
      subject: 'Our dividend',
      at: '2026-05-13T07:00:00.000Z',
      delivered: 4,
      link: 'https://asagiri.demo.example/dividend',
    },
    { status: 'sent', title: 'Outlook confirmed', subject: 'Our outlook stays as it was', at: '2026-08-05T06:00:00.000Z', delivered: 3 },
  ],
  [
    { status: 'cancelled', title: 'Meeting in April', subject: 'Meet us in April' },
    { status: 'cancelled', title: 'New head of finance', subject: 'A new head of finance' },
  ],
  [
    { status: 'failed', title: 'Change of address', subject: 'We have moved', at: '2026-07-01T01:00:00.000Z' },
    { status: 'failed', title: 'Summer greetings', subject: 'A good summer', at: '2026-07-10T07:00:00.000Z' },
  ],
]

const issuers = [
  { entity: 1, account: 8, list: 2, name: 'Asagiri Financial Group', reply: 'corporate@demo.example' },
  { entity: 24, account: 25, list: 4, name: 'Weissach Antriebe', reply: 'matthias.krueger@demo.example' },
] as const

const begun = ['sending', 'paused', 'sent', 'failed']
const lines = campaigns.flatMap((pair) => pair.map((campaign, index) => ({ ...campaign, by: issuers[index]! })))
const written = (index: number): string => minutesAfter('2026-08-03T02:00:00.000Z', index * 977)

function campaignRow({ status, title, subject, at, by, link }: (typeof lines)[number], index: number) {
  const changed = at === undefined || at === ahead ? written(index) : minutesAfter(at, 5)
  return {
    id: seedId('corporate-email-campaigns', index + 1),
    entity_id: seedId('entities', by.entity),
    account_id: seedId('accounts', by.account),
    title,
    subject,
    content: `<p>Dear {{first-name}},</p><p>${title}: all there is to know, for you and for {{company}}.</p>${link ? `<p><a href="${link}">Read it all</a></p>` : ''}`,
    track: link !== undefined,
    from_name: by.name,
    reply_to: by.reply,
    status,
    scheduled_at: at ?? null,
    sent_at: status === 'sent' ? minutesAfter(at!, 5) : null,
    test_sent_at: begun.includes(status) ? minutesAfter(at!, -60) : null,
    content_changed_at: minutesAfter(changed, -120),
    created_at: minutesAfter(changed, -240),
    updated_at: changed,
  }
}

/** The list of the bank has one contact who unsubscribed before, and one of its mails bounced. */
const unreachable = 7

function deliveryRows() {
  const rows = lines.flatMap(({ status, at, delivered = 0, by, link }, index) => {
    if (!begun.includes(status)) return []
    const contacts = members[by.list - 1]!.filter((contact) => contact !== unreachable)
    return contacts.map((contact, place) => {
      const there = place < delivered
      const became: Selectable<CampaignDeliveriesTable>['status'] = there ? 'delivered' : status === 'sent' ? 'bounced-hard' : 'queued'
      return {
        campaign: index + 1,
        contact,
        status: became,
        handed_at: there ? minutesAfter(at!, 1) : null,
        delivered_at: there ? minutesAfter(at!, 1) : null,
        opened_at: link !== undefined && place < 2 ? minutesAfter(at!, 30) : null,
        clicked_at: link !== undefined && place < 1 ? minutesAfter(at!, 31) : null,
        // What was refused for the time being waits for its next try.
        try_at: there || status === 'sent' ? at! : ahead,
        tries: there ? 0 : 1,
        reason: there ? null : status === 'sent' ? '550 5.1.1 No such mailbox' : '451 4.7.1 Try again later',
        reported_at: !there && status === 'sent' ? minutesAfter(at!, 1) : null,
      }
    })
  })
  // The first ids are those of the campaign that was sent first.
  return rows.sort((a, b) => Number(b.campaign === 9) - Number(a.campaign === 9))
}

/** The campaigns of issuers, and what became of their mails. */
export async function seedCampaigns(db: Database): Promise<void> {
  await insertRows(db, 'corporate_email_campaigns', lines.map(campaignRow))
  await insertRows(
    db,
    'campaign_contact_lists',
    lines.map(({ by }, index) => ({
      campaign_id: seedId('corporate-email-campaigns', index + 1),
      contact_list_id: seedId('contact-lists', by.list),
    })),
  )
  await insertRows(
    db,
    'campaign_deliveries',
    deliveryRows().map(({ campaign, contact, ...row }, index) => ({
      ...row,
      id: seedId('campaign-deliveries', index + 1),
      campaign_id: seedId('corporate-email-campaigns', campaign),
      contact_id: seedId('contacts', contact),
      code: String(index + 1).padStart(64, '0'),
    })),
  )
}
