/** Who is told of what accounts say to each other, share and keep. */
import { seedId } from '../../../../src/demo/ids.ts'
import { followOf } from '../../../support/activity-bodies.ts'
import { setColumns } from '../../../support/columns.ts'
import { putGroup, saying } from '../../../support/conversations.ts'
import { authors, minutesFromNow, putInsight } from '../../../support/insight-rows.ts'
import { taken, ticks } from './story.ts'
import type { Story } from './story.ts'

const on = (type: string, id: string) => ({ data: { type, id } })
const comment = (insight: string, body: string, parent?: string) => ({
  data: {
    type: 'comments',
    attributes: { body },
    relationships: { commentable: on('insights', insight), ...(parent ? { parent: on('comments', parent) } : {}) },
  },
})
const comments = '/api/v1/comments'
const requests = '/api/v2/contact_requests'
const request = {
  data: {
    type: 'contact-requests',
    attributes: { name: 'Ingrid Vester', email: 'investor@demo.example', subject: 'press', message: 'May I quote this?', consent: true },
    relationships: { contactable: on('accounts', seedId('accounts', 4)) },
  },
}

export const discussion = {
  'comment.created': async (server) => {
    const insight = await putInsight(server.db, 'published')
    const reader = await server.as('investor')
    const act = () => reader.post(comments, comment(insight, 'A question.'))
    return { act, to: ['provider'], notTo: ['provider-2', 'lead', 'investor-2'], by: 'investor', twice: 'another' }
  },
  'comment.replied': async (server) => {
    const insight = await putInsight(server.db, 'published')
    const about = taken(await (await server.as('investor')).post(comments, comment(insight, 'A question.')))
    taken(await (await server.as('noor.alhashimi')).post(comments, comment(insight, 'Another.', about)))
    const other = await server.as('investor-2')
    const act = () => other.post(comments, comment(insight, 'An answer.', about))
    return { act, about, to: ['investor', 'noor.alhashimi'], notTo: ['provider', 'elodie.favre'], by: 'investor-2', twice: 'joins' }
  },
  'comment.mentioned': async (server) => {
    const insight = await putInsight(server.db, 'published', authors.wing)
    const writer = await server.as('investor-2')
    // A plan that is over keeps a colleague from reading what they are asked.
    const act = () => writer.post(comments, comment(insight, '@kenji-morikawa, @samuel-penrose and @marcus-oyelaran, is that so?'))
    return { act, to: ['provider'], notTo: ['samuel.penrose', 'wing.cheung'], by: 'investor-2', twice: 'another' }
  },
  'comment.liked': async (server) => {
    const insight = await putInsight(server.db, 'published')
    const about = taken(await (await server.as('investor')).post(comments, comment(insight, 'A question.')))
    const other = await server.as('investor-2')
    return { act: () => other.patch(`/api/v2/comments/${about}/like`), about, to: ['investor'], notTo: ['provider'], by: 'investor-2' }
  },
  'annotation.created': async (server) => {
    const relationships = {
      annotator: on('accounts', seedId('accounts', 1)),
      annotable: on('insights', await putInsight(server.db, 'published')),
    }
    const attributes = { message: 'x', 'annotable-attribute': 'detail', 'section-id': 0, starred: false, secret: false }
    const reader = await server.as('investor')
    const act = () => reader.post('/api/v2/annotations', { data: { type: 'annotations', attributes, relationships } })
    return { act, to: ['provider'], notTo: ['provider-2', 'lead'], by: 'investor', twice: 'another' }
  },
  'account.followed': async (server) => {
    const about = seedId('accounts', 4)
    const reader = await server.as('investor')
    const act = () => reader.post('/api/v2/follows', followOf('accounts', about))
    return { act, about, to: ['provider'], notTo: ['provider-2', 'lead'], by: 'investor' }
  },
  'shared_item.created': async (server) => {
    const insight = await putInsight(server.db, 'published')
    const sharer = await server.as('investor')
    const relationships = { recipient: on('accounts', seedId('accounts', 24)), shareable: on('insights', insight) }
    const act = () => sharer.post('/api/v2/shared-items', { data: { type: 'shared-items', attributes: {}, relationships } })
    return { act, to: ['noor.alhashimi'], notTo: ['provider', 'beatrice.okafor'], by: 'investor', twice: 'another' }
  },
  'locker_item.reminder': async (server) => {
    const lockable = on('insights', await putInsight(server.db, 'published'))
    const reader = await server.as('investor')
    const body = { data: { type: 'locker-items', attributes: { 'reminder-at': minutesFromNow(60) }, relationships: { lockable } } }
    const about = taken(await reader.post('/api/v2/locker-items', body))
    await setColumns(server.db, 'locker_items', about, { reminder_at: minutesFromNow(-1) })
    return { act: () => ticks(server), about, to: ['investor'], notTo: ['provider', 'noor.alhashimi'] }
  },
  'message.created': async (server) => {
    const about = await putGroup(
      server.db,
      [1, 4, 24].map((n) => seedId('accounts', n)),
    )
    const sender = await server.as('investor')
    const act = () => sender.post('/api/v2/messages', saying('Good morning.', about))
    const notTo = ['provider-2', 'compliance']
    return { act, about, to: ['provider', 'noor.alhashimi'], notTo, by: 'investor', mute: ['message-groups', about], twice: 'joins' }
  },
  'contact_request.created': async (server) => {
    const reader = await server.as('investor')
    const act = () => reader.post(requests, request)
    return { act, to: ['provider', 'account-manager', 'admin'], notTo: ['provider-2', 'editor'], by: 'investor', twice: 'another' }
  },
  'contact_request.assigned': async (server) => {
    const about = taken(await (await server.as('investor')).post(requests, request))
    const admin = await server.as('admin')
    const body = { data: { attributes: {}, relationships: { assignee: on('accounts', seedId('accounts', 11)) } } }
    return { act: () => admin.patch(`${requests}/${about}`, body), about, to: ['account-manager'], notTo: ['provider'], by: 'admin' }
  },
  'contact_request.replied': async (server) => {
    const about = taken(await (await server.as('investor')).post(requests, request))
    const manager = await server.as('account-manager')
    const act = () => manager.patch(`${requests}/${about}`, { data: { attributes: { reply: 'You may.' } } })
    return { act, about, to: ['investor'], notTo: ['provider', 'investor-2'], by: 'account-manager' }
  },
} satisfies Record<string, Story>
