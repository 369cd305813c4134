/** Research of which a part is kept, beside the same as it is read and written as a whole. */
import { expect, test } from 'vitest'
import { startServer } from '../support/server.ts'
import type { Client } from '../support/server.ts'

const server = startServer()
const list = '/api/v2/insights'

/** The records of the first page, and the same found by their ids, of which nothing is kept. */
async function both(caller: Client, headers: Record<string, string> = {}): Promise<[kept: { id: string }[], whole: { id: string }[]]> {
  const kept = (await caller.get(list, { headers })).body.data as { id: string }[]
  const ids = kept.map((one) => one.id).join(',')
  return [kept, (await caller.get(`${list}?filter[ids]=${ids}`, { headers })).body.data]
}

test('a list is written for each caller as if nothing were kept', async () => {
  const reasons = new Set<unknown>()
  for (const name of ['investor', 'investor-delayed', 'provider', 'editor', 'investor']) {
    const [kept, whole] = await both(await server.as(name))
    expect(kept).toHaveLength(10)
    expect(kept).toEqual(whole)
    for (const one of whole as unknown as { attributes: Record<string, unknown> }[]) reasons.add(one.attributes['restriction-reason'])
  }
  expect(reasons.size).toBeGreaterThan(1)
})

test('the links of a list lead to where it was asked for', async () => {
  const investor = await server.as('investor')
  for (const host of ['one.example', 'two.example:81', 'one.example']) {
    const [kept, whole] = await both(investor, { host })
    expect(kept).toEqual(whole)
    expect(kept[0]).toMatchObject({ links: { self: `http://${host}${list}/${kept[0]!.id}` } })
  }
})

test('what changes is shown changed, and what a caller thinks of it to that caller alone', async () => {
  const [investor, other] = [await server.as('investor'), await server.as('investor-2')]
  const [{ id }] = (await both(investor))[0] as [{ id: string }]
  const path = `${list}/${id}`
  const shown = async (caller: Client) => {
    const { body } = await caller.get(path)
    expect((await caller.get(path)).body).toEqual(body)
    const [kept, whole] = await both(caller)
    expect(kept).toEqual(whole)
    return body.data.attributes as Record<string, unknown>
  }
  const score = 'my-like-score'
  const before = { mine: await shown(investor), theirs: await shown(other) }
  await investor.patch(`${path}/dislike`)
  const likes = Number(before.mine['likes-count']) - Number(before.mine[score])
  for (let times = 0; times < 3; times++) {
    expect(await shown(investor)).toMatchObject({ 'likes-count': likes, [score]: -1 })
    expect(await shown(other)).toMatchObject({ 'likes-count': likes, [score]: before.theirs[score] })
  }
})
