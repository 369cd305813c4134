/** What people ask for, and how often: a table, by what each role does most. */
import type { Chance } from '../walk-check/chance.ts'
import type { Asked } from './client.ts'
import { password, recordOf, recordsOf, signingIn, visitors } from './people.ts'
import type { Person, Role, Seen } from './people.ts'

interface Moment {
  who: Person
  seen: Seen
  chance: Chance
  /** No other request has it. */
  turn: number
}

interface Kind {
  name: string
  /** How many of a thousand requests it is. */
  weight: number
  as: Role
  /** How it is asked; undefined while there is nothing to ask it of. */
  ask(moment: Moment): Asked | undefined
  /** The status of a good answer. */
  good: number
  /** Takes note of a good answer. */
  learn?(moment: Moment, body: unknown): void
}

type Paths = (moment: Moment) => string
/** The key under which what is made may be sent again. */
const keyOf = (turn: number): string => `check-${process.pid}-${turn}`
/** A record by its type and id, as relationships name it. */
const named = (type: string, id: string) => ({ data: { type, id } })
const keep = <One>(list: One[], one: One): void => void (list.push(one) > 10 && list.shift())

const reading = (name: string, weight: number, as: Role, path: Paths): Kind => ({
  ...{ name, weight, as, good: 200 },
  ask: (moment) => ({ method: 'GET', path: path(moment), token: moment.who.token }),
})
const changing = (name: string, weight: number, as: Role, path: (moment: Moment) => string | undefined): Kind => ({
  ...{ name, weight, as, good: 200 },
  ask(moment) {
    const to = path(moment)
    return to === undefined ? undefined : { method: 'PATCH', path: to, token: moment.who.token }
  },
})
const posting = (name: string, weight: number, as: Role, path: string, data: (moment: Moment) => object): Kind => ({
  ...{ name, weight, as, good: 201 },
  ask(moment) {
    return { method: 'POST', path, token: moment.who.token, key: keyOf(moment.turn), body: { data: data(moment) } }
  },
})
const dropping = (name: string, weight: number, one: (seen: Seen) => { path: string; token: string } | undefined): Kind => ({
  ...{ name, weight, as: 'reader', good: 204 },
  ask({ seen }) {
    const found = one(seen)
    return found && { method: 'DELETE', ...found }
  },
})

const insight = ({ seen, chance }: Moment): string => chance.of(seen.insights)
const filters = ['country]=JP', 'sector]=financials', 'imperative]=bearish&filter[country]=JP', 'format-type]=in-depth', 'unread]=true']
const words = ['carry', 'deposit costs', 'lithium', 'banks', 'governance', 'margin']
const beginnings = ['car', 'ban', 'lith', 'jap', 'ken', 'gov']
const related = ['account', 'primary-entity', 'comments', 'content-verticals', 'images', 'annotations', 'insight-documents', 'citations']
const reports = ['qva-reports', 'mtd-qva-reports', 'insight-analyticss', 'account-analytic-distribution-reports']
/** In milliseconds; an account mails a hundred times within an hour, and the same thing to the same recipient once a day. */
const betweenShares = 60_000
const file = `data:text/csv;base64,${Buffer.from(`email\n${'somebody@firm.example\n'.repeat(500)}`).toString('base64')}`

export const reads: readonly Kind[] = [
  reading('list insights', 120, 'reader', ({ chance }) => `/api/v2/insights?page[number]=${1 + chance.below(2)}`),
  reading('list insights by filters', 100, 'reader', ({ chance }) => `/api/v2/insights?filter[${chance.of(filters)}`),
  reading('search', 60, 'reader', ({ chance }) => `/api/v2/search?query-text=${encodeURIComponent(chance.of(words))}`),
  reading('search while typing', 40, 'reader', ({ chance }) => `/api/v2/search?query-text=${chance.of(beginnings)}&search-type=quick`),
  reading('read the feed', 40, 'investor', () => '/api/v2/feed'),
  reading('show an insight', 130, 'reader', (moment) => `/api/v2/insights/${insight(moment)}`),
  reading('what belongs to an insight', 90, 'reader', (moment) => `/api/v2/insights/${insight(moment)}/${moment.chance.of(related)}`),
  {
    ...reading('list notifications', 50, 'investor', () => '/api/v2/notifications?filter[unread]=true'),
    learn: ({ who }, body) => void (who.unread = recordsOf(body)[0]?.id),
  },
  reading('list messages', 30, 'couple', () => '/api/v2/messages'),
  reading('list message groups', 10, 'couple', () => '/api/v2/message-groups'),
  reading('list activities', 20, 'reader', () => '/api/v1/activities'),
  reading('list reports', 20, 'provider', ({ chance }) => `/api/v2/${chance.of(reports)}`),
  reading('show the own account', 20, 'reader', () => '/api/v2/accounts/me'),
]

export const textOf = (turn: number): string => `Checked ${process.pid} ${turn}.`
export const messageOf = (turn: number): string => `Shared ${process.pid} ${turn}.`

const writes: readonly Kind[] = [
  {
    ...posting('comment', 40, 'investor', '/api/v1/comments', (moment) => ({
      ...{ type: 'comments', attributes: { body: textOf(moment.turn) } },
      relationships: { commentable: named('insights', insight(moment)) },
    })),
    learn: ({ who, seen }, body) => keep(seen.comments, [recordOf(body).id, who]),
  },
  changing('like a comment', 10, 'investor', ({ who, seen }) => {
    const of = seen.comments.find(([, author]) => author !== who)
    return of && `/api/v2/comments/${of[0]}/like`
  }),
  changing('like an insight', 15, 'investor', (moment) => `/api/v2/insights/${insight(moment)}/like`),
  changing('take a like back', 15, 'investor', (moment) => `/api/v2/insights/${insight(moment)}/unlike`),
  changing('follow an author', 10, 'investor', ({ seen, chance }) => `/api/v2/accounts/${chance.of(seen.authors)}/follow`),
  changing('follow no more', 10, 'investor', ({ seen, chance }) => `/api/v2/accounts/${chance.of(seen.authors)}/unfollow`),
  posting('write a message', 25, 'couple', '/api/v2/messages', ({ turn }) => ({
    ...{ type: 'messages', attributes: { content: `Shall we look at page ${turn}?` } },
    relationships: { 'message-group': named('message-groups', '019a0000-003e-7000-8000-000000000001') },
  })),
  posting('tell of a view', 60, 'investor', '/api/v2/activities', (moment) => ({
    ...{ type: 'activities', key: 'insight.view', parameters: { source: 'search' } },
    relationships: { trackable: named('insights', insight(moment)) },
  })),
  {
    ...{ name: 'tell of a view as a guest', weight: 14, as: 'reader', good: 201 },
    ask(moment) {
      const data = {
        type: 'activities',
        key: 'insight.public_view',
        parameters: {},
        relationships: { trackable: named('insights', insight(moment)) },
      }
      return { method: 'POST', path: '/api/v2/activities', body: { data } }
    },
  },
  {
    ...{ name: 'sign in', weight: 8, as: 'reader', good: 201 },
    ask: ({ chance }) => signingIn(chance.of(visitors), password),
    learn: ({ seen }, body) => keep(seen.sessions, recordOf(body).attributes['token']!),
  },
  dropping('sign out', 6, ({ sessions }) => {
    const token = sessions.shift()
    return token === undefined ? undefined : { path: '/api/v2/accounts/sign_out', token }
  }),
  { ...{ name: 'sign in in vain', weight: 3, as: 'reader', good: 401 }, ask: ({ turn }) => signingIn(`nobody-${turn}@demo.example`, 'no') },
  {
    ...{ name: 'forget the password', weight: 2, as: 'reader', good: 200 },
    ask: ({ chance }) => ({ method: 'POST', path: '/api/v2/reset-password/request', body: { email: chance.of(visitors) } }),
  },
  {
    ...posting('upload a document', 12, 'reader', '/api/v2/account-uploads', () => ({
      type: 'account-uploads',
      attributes: { source: file, 'source-file-name': 'check.csv', purpose: 'other' },
    })),
    learn: ({ seen }, body) => keep(seen.links, recordOf(body).attributes['source']!),
  },
  {
    ...{ name: 'download a document', weight: 15, as: 'reader', good: 200 },
    ask: ({ seen, chance, who }) => (seen.links.length > 0 ? { method: 'GET', path: chance.of(seen.links), token: who.token } : undefined),
  },
  {
    ...posting('set an alert', 6, 'investor', '/api/v2/alerts', ({ turn }) => ({
      type: 'alerts',
      attributes: { name: `Alert ${turn}`, 'query-text': 'published', filters: {}, frequency: 'instant', channels: ['app', 'email'] },
    })),
    learn: ({ who, seen }, body) => void seen.alerts.push([recordOf(body).id, who]),
  },
  dropping('delete an alert', 7, ({ alerts }) => {
    const [id, of] = alerts.length > 10 ? alerts.shift()! : []
    return of && { path: `/api/v2/alerts/${id}`, token: of.token }
  }),
  {
    ...{ name: 'share by mail', weight: 8, as: 'reader', good: 201 },
    ask({ who, seen, turn }) {
      if (Date.now() < who.sharedAt + betweenShares) return undefined
      who.sharedAt = Date.now()
      const others = seen.authors.filter((id) => id !== who.id)
      const [recipient, shared] = [others[who.shares % others.length]!, seen.insights[Math.floor(who.shares++ / others.length)]]
      if (shared === undefined) return undefined
      const data = {
        ...{ type: 'shared-items', attributes: { message: messageOf(turn), channel: 'email' } },
        relationships: { shareable: named('insights', shared), recipient: named('accounts', recipient) },
      }
      return { method: 'POST', path: '/api/v2/shared-items', token: who.token, key: keyOf(turn), body: { data } }
    },
  },
  {
    ...{ name: 'read a notification', weight: 12, as: 'investor', good: 200 },
    ask({ who }) {
      const id = who.unread
      if (id === undefined) return undefined
      who.unread = undefined
      const body = { data: { id, type: 'notifications', attributes: { read: true } } }
      return { method: 'PATCH', path: `/api/v2/notifications/${id}`, token: who.token, body }
    },
  },
  {
    ...{ name: 'fetch a push', weight: 2, as: 'investor', good: 200 },
    ask: ({ seen, chance }) => ({
      method: 'POST',
      path: '/api/v2/push-notification-tokens/get-message',
      body: { token: chance.of(seen.pushed) },
    }),
  },
]

export const mix: readonly Kind[] = [...reads, ...writes]
