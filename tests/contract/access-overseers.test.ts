import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { setColumns } from '../support/columns.ts'
import { dataUrl, pdfBytes } from '../support/files.ts'
import { freshClient, putInsight } from '../support/insight-rows.ts'
import { startServer } from '../support/server.ts'
import type { Answer, Client } from '../support/server.ts'

const server = startServer()
const writer = seedId('accounts', 16)
const linkage = (type: string, id: string) => ({ data: { type, id } })
const body = (type: string, attributes: object, relationships: object = {}) => ({ data: { type, attributes, relationships } })
const idOf = ({ body }: Answer): string => body.data.id as string

describe('who becomes a compliance officer after writing', () => {
  const ids: Record<'report' | 'comment' | 'letter' | 'group' | 'question', string> = {
    report: '',
    comment: '',
    letter: '',
    group: '',
    question: '',
  }
  let officer: Client
  beforeAll(async () => {
    const before = await server.as('wing.cheung')
    const entity = { 'primary-entity': linkage('entities', seedId('entities', 1)) }
    const filed = { title: 'Banks', 'source-name': 'Tallis Brothers', access: 'open' }
    ids.report = idOf(await before.post('/api/v2/external-reports', body('external-reports', filed, entity)))
    const insight = { commentable: linkage('insights', await putInsight(server.db, 'published')) }
    ids.comment = idOf(await before.post('/api/v1/comments', body('comments', { body: 'Agreed.' }, insight)))
    ids.letter = idOf(await before.post('/api/v1/group-email-messages', body('group-email-messages', { subject: 'x', body: '<p>x</p>' })))
    const members = { members: { data: [linkage('accounts', seedId('accounts', 4)).data] } }
    ids.group = idOf(await before.post('/api/v2/message-groups', body('message-groups', { name: 'Lunch' }, members)))
    const asked = { entity: linkage('entities', seedId('entities', 1)) }
    ids.question = idOf(await before.post('/api/v2/corporate-questions', body('corporate-questions', { body: 'Why?' }, asked)))
    await setColumns(server.db, 'accounts', writer, { roles: ['compliance-officer'] })
    officer = await freshClient(server, writer)
  })

  const refusals: [string, () => Promise<Answer>][] = [
    [
      'a letter to followers',
      () => officer.patch(`/api/v1/group-email-messages/${ids.letter}`, body('group-email-messages', { status: 'queued' })),
    ],
    ['a comment', () => officer.patch(`/api/v2/comments/${ids.comment}`, body('comments', { body: 'Agreed, @provider.' }))],
    ['the name of a conversation', () => officer.patch(`/api/v2/message-groups/${ids.group}`, body('message-groups', { name: 'Buy' }))],
    ['a question', () => officer.patch(`/api/v2/corporate-questions/${ids.question}`, body('corporate-questions', { body: 'When?' }))],
    ['a report', () => officer.patch(`/api/v2/external-reports/${ids.report}`, body('external-reports', { title: 'Buy' }))],
    [
      'a file of a report',
      () =>
        officer.post(
          '/api/v2/external-report-attachments',
          body(
            'external-report-attachments',
            { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'a.pdf' },
            { 'external-report': linkage('external-reports', ids.report) },
          ),
        ),
    ],
  ]
  test.each(refusals)('writes no more of %s', async (_what, write) => {
    const { status, body } = await write()
    expect([status, body.errors?.[0].code]).toEqual([403, '403'])
  })

  test('sees and deletes what was written', async () => {
    const kept = [`v1/group-email-messages/${ids.letter}`, `v1/comments/${ids.comment}`, `v2/external-reports/${ids.report}`]
    for (const path of [...kept, `v2/corporate-questions/${ids.question}`]) {
      expect([path, (await officer.get(`/api/${path}`)).status]).toEqual([path, 200])
      expect([path, (await officer.delete(`/api/${path}`)).status]).toEqual([path, 204])
    }
    const { rows } = await sql`select from group_email_messages where id = ${ids.letter}`.execute(server.db)
    expect(rows).toEqual([])
  })
})

describe('a compliance officer', () => {
  test('joins no team, whose members read unrecorded, and sees it', async () => {
    const officer = await server.as('compliance')
    const [team] = (await officer.get('/api/v2/message-groups?filter[kind]=team')).body.data
    expect((await officer.patch(`/api/v2/message-groups/${team.id}/join`, {})).status).toBe(403)
    expect((await officer.get(`/api/v2/message-groups/${team.id}`)).body.data.attributes.membership).toBeNull()
  })

  test('votes for no question', async () => {
    const officer = await server.as('compliance')
    const question = `/api/v2/corporate-questions/${seedId('corporate-questions', 1)}`
    const votes = async (): Promise<unknown> => (await officer.get(question)).body.data.attributes['votes-count']
    const before = await votes()
    expect((await officer.patch(`${question}/vote`, {})).status).toBe(403)
    expect(await votes()).toBe(before)
  })
})
