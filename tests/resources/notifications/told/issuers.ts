/** Who is told of what issuers are asked, say and send. */
import { randomUUID } from 'node:crypto'
import { seedId } from '../../../../src/demo/ids.ts'
import { insertRows } from '../../../../src/demo/insert-rows.ts'
import { mailBySmtp } from '../../../../src/effects/mail.ts'
import { sendCampaign } from '../../../../src/resources/campaigns/corporate-email-campaigns.sending.ts'
import { putCampaign } from '../../../support/campaign-rows.ts'
import { minutesFromNow } from '../../../support/insight-rows.ts'
import { answerTo, followQuestion, putQuestion } from '../../../support/question-rows.ts'
import { follow, taken, ticks } from './story.ts'
import type { Story } from './story.ts'

const entity = seedId('entities', 1)

/** What an entity releases, told to its followers once it is out. */
const released =
  (type: 'entity-news' | 'exchange-announcements', more: object = {}): Story =>
  async (server) => {
    await follow(server, 'entities', entity, ['investor', 'noor.alhashimi'])
    await follow(server, 'entities', seedId('entities', 2), ['investor-2'])
    const attributes = { title: randomUUID(), content: 'x', release_time: minutesFromNow(-1), ...more }
    const body = { data: { type, attributes, relationships: { entity: { type: 'entities', id: entity } } } }
    const about = taken(await (await server.as('entity-editor')).post(`/api/v2/${type}`, body))
    const told = { to: ['investor', 'noor.alhashimi'], notTo: ['investor-2', 'corporate'] }
    return { act: () => ticks(server), about, ...told, mute: ['entities', entity] }
  }

const campaign = { to: ['corporate'], notTo: ['matthias.krueger', 'entity-editor', 'account-manager'] }

export const issuers = {
  'corporate_question.asked': async (server) => {
    const reader = await server.as('investor')
    const relationships = { entity: { data: { type: 'entities', id: entity } } }
    const act = () => {
      const attributes = { body: `Why ${randomUUID()}?` }
      return reader.post('/api/v2/corporate-questions', { data: { type: 'corporate-questions', attributes, relationships } })
    }
    return { act, to: ['corporate'], notTo: ['matthias.krueger', 'entity-editor'], by: 'investor', twice: 'another' }
  },
  'corporate_question.answered': async (server) => {
    const about = await putQuestion(server.db)
    taken(await followQuestion(await server.as('noor.alhashimi'), about))
    const host = await server.as('corporate')
    const act = () => answerTo(host, about)
    return { act, about, to: ['investor', 'noor.alhashimi'], notTo: ['investor-2', 'matthias.krueger'], by: 'corporate' }
  },
  'entity_news.released': released('entity-news'),
  'exchange_announcement.released': released('exchange-announcements', { attachment: [] }),
  'campaign.sent': async (server) => {
    const about = await putCampaign(server.db, 'sending')
    const act = async () => {
      await ticks(server)
      await server.jobs.drain()
    }
    return { act, about, ...campaign }
  },
  'campaign.paused': async (server) => {
    const about = await putCampaign(server.db, 'sending')
    const keeper = await server.as('account-manager')
    const body = { data: { type: 'corporate-email-campaigns', attributes: { status: 'paused' } } }
    return { act: () => keeper.patch(`/api/v2/corporate-email-campaigns/${about}`, body), about, ...campaign, by: 'account-manager' }
  },
  'campaign.failed': async (server) => {
    // Five times its mail server could not be asked, and a minute ago at last.
    const about = await putCampaign(server.db, 'sending', { failures: 5 })
    const waiting = { id: randomUUID(), campaign_id: about, contact_id: seedId('contacts', 3), status: 'queued' } as const
    await insertRows(server.db, 'campaign_deliveries', waiting)
    const addresses = { name: 'Demo', appUrl: undefined, apiUrl: server.url }
    const send = mailBySmtp('smtp://127.0.0.1:1', 'no-reply@demo.example')
    const act = () =>
      sendCampaign({ db: server.db, send, jobs: server.jobs, addresses, atOnce: 1 }, { campaign: about }).catch(() => undefined)
    return { act, about, ...campaign }
  },
} satisfies Record<string, Story>
