/**
 * The load, a mix of what people ask for: steadily so many requests in a second, whatever became of those before, or as many as
 * are answered. A write that is not acknowledged is sent again under its key after a second, as a good client does.
 */
import { chanceOf, weighted } from '../walk-check/chance.ts'
import { clientOf } from './client.ts'
import type { Answer } from './client.ts'
import { messageOf, mix, reads, textOf } from './mix.ts'
import { lookAround, meet } from './people.ts'

export interface Load {
  readonly answers: Answer[]
  /** The texts of the comments that were acknowledged. */
  readonly acknowledged: ReadonlySet<string>
  /** The messages of the shares that were acknowledged, of which each is mailed. */
  readonly shared: ReadonlySet<string>
  /** Has so many clients ask one thing after another for some seconds. */
  press(clients: number, seconds: number): Promise<void>
  /** From now on so many requests are begun in a second. */
  begin(rate: number): void
  /** Begins nothing more, and waits for what was begun. */
  end(): Promise<void>
}

/** How often what is due is begun, in milliseconds. */
const beat = 10

/** Signs in and prepares; nothing else is sent. */
export async function prepareLoad(url: string): Promise<Load> {
  const answers: Answer[] = []
  const client = clientOf(url, answers)
  const [acknowledged, shared] = [new Set<string>(), new Set<string>()]
  const people = await meet(client)
  const seen = await lookAround(client, people)
  const chance = chanceOf(process.pid)
  const choices = mix.map((kind) => [kind.weight, kind] as const)
  let turn = 0

  async function fire(): Promise<void> {
    const kind = weighted(chance, choices)
    const moment = { who: chance.of(people[kind.as]), seen, chance, turn: turn++ }
    const asked = kind.ask(moment)
    // Where there is nothing yet to do that with, the first of all is done.
    const { name, good, learn } = asked ? kind : reads[0]!
    const sent = asked ?? reads[0]!.ask(moment)!
    const reply = await client[sent.key === undefined ? 'once' : 'insistently'](name, sent, good)
    if (reply === undefined) return
    learn?.(moment, reply.body)
    if (name === 'comment') acknowledged.add(textOf(moment.turn))
    if (name === 'share by mail') shared.add(messageOf(moment.turn))
  }

  const underWay = new Set<Promise<unknown>>()
  let timer: NodeJS.Timeout | undefined
  function begin(rate: number): void {
    const began = performance.now()
    let count = 0
    timer = setInterval(() => {
      for (; count < ((performance.now() - began) / 1_000) * rate; count++) {
        const one = fire()
        underWay.add(one)
        void one.finally(() => underWay.delete(one))
      }
    }, beat)
  }
  return {
    answers,
    acknowledged,
    shared,
    async press(clients, seconds) {
      const end = Date.now() + seconds * 1_000
      const go = async (): Promise<void> => {
        while (Date.now() < end) await fire()
      }
      await Promise.all(Array.from({ length: clients }, go))
    },
    begin,
    async end() {
      clearInterval(timer)
      while (underWay.size > 0) await Promise.allSettled(underWay)
      await client.close()
    },
  }
}
