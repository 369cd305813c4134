/** Corporate questions put straight into a state in the tables, and what their stories ask of them. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/database/connection.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { followOf } from './activity-bodies.ts'
import type { Answer, Client } from './server.ts'

/** Inserts a question of `investor` to entity 1 that is approved, and answers its id. */
export async function putQuestion(db: Database, columns: object = {}): Promise<string> {
  const id = randomUUID()
  const row = {
    id,
    entity_id: seedId('entities', 1),
    account_id: seedId('accounts', 1),
    body: `Why ${id}?`,
    status: 'approved',
    ...columns,
  }
  await insertRows(db, 'corporate_questions', row as never)
  return id
}

export const questionPath = (id: string, rest = ''): string => `/api/v2/corporate-questions/${id}${rest}`

/** Answers a question as who manages entity 1. */
export const answerTo = (manager: Client, id: string): Promise<Answer> =>
  manager.post('/api/v2/corporate-answers', {
    data: {
      type: 'corporate-answers',
      attributes: { body: 'Because.', anonymize: false },
      relationships: { corporate_question: { data: { type: 'corporate-question', id } } },
    },
  })

export const followQuestion = (client: Client, id: string): Promise<Answer> =>
  client.post('/api/v2/follows', followOf('corporate-questions', id))
