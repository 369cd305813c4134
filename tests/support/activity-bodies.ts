/** Bodies of activities and follows, and what tests ask about them. */
import type { Answer, Client } from './server.ts'

const about = (name: string, type: string, id: string) => ({ [name]: { data: { type, id } } })

/** An activity as its attributes stand in `data`. */
export const happened = (key: string, type: string, id: string, parameters?: object) => ({
  data: { type: 'activities', key, ...(parameters ? { parameters } : {}), relationships: about('trackable', type, id) },
})
export const tell = (client: Client, ...activity: Parameters<typeof happened>): Promise<Answer> =>
  client.post('/api/v2/activities', happened(...activity))

export const followOf = (type: string, id: string) => ({ data: { type: 'follows', relationships: about('followable', type, id) } })

export const longEnough = { seconds: 45, percent: 60 }
