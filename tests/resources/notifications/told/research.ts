/** Who is told of the life of research, and of what readers do with it. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { randomUUID } from 'node:crypto'
import { seedId } from '../../../../src/demo/ids.ts'
import { longEnough, tell } from '../../../support/activity-bodies.ts'
import { dataUrl, pdfBytes } from '../../../support/files.ts'
import { authors, insightPath, minutesFromNow, moveTo, patchOf, putInsight } from '../../../support/insight-rows.ts'
import type { State } from '../../../support/insight-rows.ts'
import type { Server } from '../../../support/server.ts'
import { follow, taken, ticks } from './story.ts'
import type { Story, Told, Who } from './story.ts'

/** A change that somebody makes to an insight of `provider`. */
const changed =
  (from: State, by: Who, body: object, told: Pick<Told, 'to' | 'notTo' | 'twice'>): Story =>
  async (server) => {
    const about = await putInsight(server.db, from)
    const client = await server.as(by)
    return { act: () => client.patch(insightPath(about), body), about, by, ...told }
  }

/** One that keeps it, one that annotated it and one that read it know an insight of `provider`. */
async function known(server: Server): Promise<string> {
  const id = await putInsight(server.db, 'published')
  const lockable = { data: { type: 'insights', id } }
  taken(await (await server.as('investor')).post('/api/v2/locker-items', { data: { type: 'locker-items', relationships: { lockable } } }))
  taken(await tell(await server.as('noor.alhashimi'), 'insight.read', 'insights', id, longEnough))
  await sql`insert into annotations (id, insight_id, annotator_id, message, annotable_attribute, section_id)
    values (${randomUUID()}, ${id}, ${seedId('accounts', 2)}, 'Compare.', 'detail', 0)`.execute(server.db)
  return id
}
const whoKnows = { to: ['investor', 'investor-2', 'noor.alhashimi', 'provider'], notTo: ['lead', 'elodie.favre'], by: 'editor' }

/** The publication of research that builds upon other, or links to it. */
const credited =
  (link: (source: string, id: string) => RawBuilder<unknown>): Story =>
  async (server) => {
    const about = await putInsight(server.db, 'published', authors.wing)
    const id = await putInsight(server.db, 'approved', authors['provider-2'], { published_at: null })
    await link(about, id).execute(server.db)
    const editor = await server.as('editor')
    const act = () => editor.patch(insightPath(id), moveTo('published'))
    return { act, about, to: ['wing.cheung'], notTo: ['provider', 'editor'], by: 'provider-2' }
  }

const insightAskedFor = async (server: Server) => {
  const id = await putInsight(server.db, 'published')
  const reader = await server.as('samuel.penrose')
  return () => reader.post(`${insightPath(id)}/request-publication-access`)
}

const reportAskedFor = async (server: Server) => {
  const provider = await server.as('provider')
  const attributes = { title: 'Banks', 'source-name': 'Tallis Brothers', access: 'on-request' }
  const relationships = { 'primary-entity': { data: { type: 'entities', id: seedId('entities', 1) } } }
  const id = taken(await provider.post('/api/v2/external-reports', { data: { type: 'external-reports', attributes, relationships } }))
  const file = { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'report.pdf' }
  const of = { 'external-report': { data: { type: 'external-reports', id } } }
  const attached = { data: { type: 'external-report-attachments', attributes: file, relationships: of } }
  taken(await provider.post('/api/v2/external-report-attachments', attached))
  const reader = await server.as('samuel.penrose')
  return () => reader.post(`/api/v2/external-reports/${id}/request-publication-access`)
}

const asked =
  (asking: typeof insightAskedFor): Story =>
  async (server) => ({ act: await asking(server), to: ['provider'], notTo: ['provider-2', 'lead'], by: 'samuel.penrose' })

const decided =
  (asking: typeof insightAskedFor, attributes: object): Story =>
  async (server) => {
    const about = taken(await (await asking(server))())
    const provider = await server.as('provider')
    const body = { data: { type: 'publication-access-requests', attributes } }
    const act = () => provider.patch(`/api/v2/publication-access-requests/${about}`, body)
    return { act, about, to: ['samuel.penrose'], notTo: ['investor-2'], by: 'provider' }
  }

const denial = { status: 'denied', reason: 'Not now.' }
const ofAuthor = { to: ['provider'], notTo: ['provider-2', 'lead', 'compliance'] }
const ofApprovers = { to: ['compliance', 'editor'], notTo: ['lead', 'beatrice.okafor', 'admin'] }
const asksFor = (wish: 'correction' | 'recall'): Story =>
  changed('published', 'provider', patchOf({ 'asks-for': wish, 'status-reason': 'Wrong year.' }), { ...ofApprovers, twice: 'joins' })

export const research = {
  'insight.published': async (server) => {
    const entity = seedId('entities', 15)
    const columns = { primary_entity_id: entity, published_at: null }
    const about = await putInsight(server.db, 'approved', authors['provider-2'], columns)
    // Whose plan is over, and a private investor, may not read it; who publishes it follows it too.
    await follow(server, 'entities', entity, ['investor', 'elodie.favre', 'samuel.penrose', 'gita.wulandari', 'editor'])
    await follow(server, 'accounts', seedId('accounts', 5), ['investor-2', 'samuel.penrose', 'gita.wulandari'])
    const editor = await server.as('editor')
    const act = () => editor.patch(insightPath(about), moveTo('published'))
    const notTo = ['samuel.penrose', 'gita.wulandari', 'provider-2', 'lukas.hofstede']
    return { act, about, to: ['investor', 'elodie.favre', 'investor-2'], notTo, by: 'editor', mute: ['entities', entity] }
  },
  'insight.corrected': async (server) => {
    const about = await known(server)
    const editor = await server.as('editor')
    let times = 0
    const act = () =>
      editor.patch(insightPath(about), patchOf({ tagline: `Corrected ${about} ${++times}`, 'status-reason': 'Wrong year.' }))
    return { act, about, ...whoKnows, twice: 'joins' }
  },
  'insight.cancelled': async (server) => {
    const about = await known(server)
    const editor = await server.as('editor')
    return { act: () => editor.patch(insightPath(about), moveTo('cancelled', { 'status-reason': 'factual-error' })), about, ...whoKnows }
  },
  'insight.submitted': changed('drafted', 'provider', moveTo('submitted'), ofApprovers),
  'insight.returned': changed('in-review', 'editor', moveTo('changes-requested', { 'status-reason': 'Name the source.' }), ofAuthor),
  'insight.approved': changed('submitted', 'editor', moveTo('approved'), ofAuthor),
  'insight.review_ending': async (server) => {
    const about = await putInsight(server.db, 'in-review', authors.provider, { review_ends_at: minutesFromNow(60) })
    await putInsight(server.db, 'in-review', authors['provider-2'], { review_ends_at: minutesFromNow(180) })
    return { act: () => ticks(server), about, to: ['provider'], notTo: ['provider-2', 'editor'], mute: ['insights', about] }
  },
  'insight.correction_requested': asksFor('correction'),
  'insight.recall_requested': asksFor('recall'),
  'insight.liked': async (server) => {
    const about = await putInsight(server.db, 'published')
    const reader = await server.as('investor')
    return { act: () => reader.patch(`${insightPath(about)}/like`), about, to: ['provider'], notTo: ['provider-2', 'lead'], by: 'investor' }
  },
  'insight.saved': async (server) => {
    const about = await putInsight(server.db, 'published')
    const reader = await server.as('investor')
    const body = { data: { type: 'locker-items', relationships: { lockable: { data: { type: 'insights', id: about } } } } }
    return { act: () => reader.post('/api/v2/locker-items', body), about, to: ['provider'], notTo: ['provider-2', 'lead'], by: 'investor' }
  },
  'insight.forked': credited((source, id) => sql`insert into insight_streams (upstream_id, downstream_id) values (${source}, ${id})`),
  'insight.cited': credited((source, id) => sql`insert into insight_citations (cited_id, citing_id) values (${source}, ${id})`),
  'insight.access_requested': asked(insightAskedFor),
  'insight.access_granted': decided(insightAskedFor, { status: 'granted' }),
  'insight.access_denied': decided(insightAskedFor, denial),
  'external_report.access_requested': asked(reportAskedFor),
  'external_report.access_granted': decided(reportAskedFor, { status: 'granted' }),
  'external_report.access_denied': decided(reportAskedFor, denial),
} satisfies Record<string, Story>
