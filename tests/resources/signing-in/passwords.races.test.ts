import { expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const accounts = '/api/v2/accounts'
const first = 'demo-password-1'
const session = (attributes: object) => ({ data: { type: 'sessions', attributes } })
const signIn = (name: string, password: string): Promise<Answer> =>
  server.guest.post(`${accounts}/sign_in`, session({ email: `${name}@demo.example`, password }))
const begun = ({ body }: Answer): Client => server.withToken(body.data.attributes.token as string)
const change = (client: Client, current: string, password: string): Promise<Answer> =>
  client.patch(`${accounts}/me/password`, { data: { type: 'accounts', attributes: { 'current-password': current, password } } })
const clients = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))
/** Fails unless every session that began is refused within a second and what the request itself takes. */
const endAll = (answers: Answer[]) =>
  Promise.all(
    answers
      .filter((one) => one.status === 201)
      .map((one) =>
        expect
          .poll(
            () =>
              begun(one)
                .get(`${accounts}/me`)
                .then(({ status }) => status),
            { timeout: 3_000, interval: 100 },
          )
          .toBe(401),
      ),
  )

test('no session begins with the password that was changed meanwhile', async () => {
  const owner = begun(await signIn('investor', first))
  // One that takes as long to compare as the change takes.
  const own = 'lanterns along the harbour'
  expect((await change(owner, first, own)).status).toBe(204)
  const again = async (): Promise<Answer[]> => {
    const answers: Answer[] = []
    for (let n = 0; n < 4; n++) answers.push(await signIn('investor', own))
    return answers
  }
  const [changed, tried] = await Promise.all([change(owner, own, 'umbrellas against the rain'), clients(6, again)])
  expect(changed.status).toBe(204)
  const answers = tried.flat()
  expect(new Set(answers.map((one) => one.status))).toEqual(new Set([201, 401]))
  await endAll(answers)
  expect((await owner.get(`${accounts}/me`)).status).toBe(200)
})

test('no session that is handed over meanwhile outlasts the change of the password', async () => {
  const owner = begun(await signIn('lead', first))
  const handOver = () => owner.post(`${accounts}/temporary-authentication`)
  const tokens = (await clients(30, handOver)).map(({ body }) => body.data.attributes.token as string)
  const redeemSome = async (client: number): Promise<Answer[]> => {
    const answers: Answer[] = []
    for (const token of tokens.slice(client * 10, client * 10 + 10))
      answers.push(await server.guest.post(`${accounts}/temporary-authentication`, session({ token })))
    return answers
  }
  const [changed, redeemed] = await Promise.all([change(owner, first, 'umbrellas against the rain'), clients(3, redeemSome)])
  expect(changed.status).toBe(204)
  await endAll(redeemed.flat())
})

test('of several who change a password at once one does, and the others no longer know the present one', async () => {
  const sessions = await clients(4, async () => begun(await signIn('provider', first)))
  const words = ['umbrellas against the rain', 'lanterns along the harbour', 'a kettle on the stove', 'pigeons over the roofs']
  const answers = await clients(4, (index) => change(sessions[index]!, first, words[index]!))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422, 422])
  const refused = answers.find(({ status }) => status === 422)!
  expect(refused.body.errors[0]).toMatchObject({
    title: 'The current password is not right',
    source: { pointer: '/data/attributes/current-password' },
  })
  const winner = answers.findIndex(({ status }) => status === 204)
  expect((await signIn('provider', words[winner]!)).status).toBe(201)
})
