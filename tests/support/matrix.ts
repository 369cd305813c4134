/** Rows of the access matrix: what every demo account and a guest are answered. */
import { expect } from 'vitest'
import type { Answer, Client, Server } from './server.ts'

/** By account; whole rows are compared, so that a failure shows all of one. */
type Cells = Record<string, number>

export const names = (text: string): string[] => text.split(' ').filter(Boolean)

const demo = [
  ...['investor', 'investor-2', 'investor-delayed', 'provider', 'provider-2', 'lead', 'compliance', 'corporate'],
  ...['editor', 'entity-editor', 'account-manager', 'finance', 'admin'],
]

/** The callers of a matrix: a guest, the demo accounts in the order of their ids, and those named besides. */
export function matrix(server: Server, ...besides: string[]) {
  const members = [...demo, ...besides]
  const everyone = ['guest', ...members]
  const client = async (name: string): Promise<Client> => (name === 'guest' ? server.guest : server.as(name))
  return {
    members,
    everyone,
    client,

    async row(ask: (asker: Client, name: string) => Promise<Answer>): Promise<Cells> {
      const cells: Cells = {}
      for (const name of everyone) cells[name] = (await ask(await client(name), name)).status
      return cells
    },

    /** By status who is answered so; `rest` is for every other account. */
    expected: (answers: Record<number, string>, rest: number, guest = 401): Cells =>
      Object.fromEntries(
        everyone.map((name) => {
          const named = Object.entries(answers).find(([, who]) => names(who).includes(name))
          return [name, named ? Number(named[0]) : name === 'guest' ? guest : rest]
        }),
      ),

    /** Whose list holds a record. Each list must count no more than it shows. */
    async listing(path: string, id: string): Promise<string> {
      const lists: string[] = []
      for (const name of everyone) {
        const { status, body } = await (await client(name)).get(`${path}${path.includes('?') ? '&' : '?'}page[size]=100`)
        if (status !== 200) continue
        expect(body.data.length).toBe(Math.min(100, body.meta['record-count']))
        if (body.data.some((one: { id: string }) => one.id === id)) lists.push(name)
      }
      return lists.join(' ')
    },
  }
}
