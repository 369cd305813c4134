/** A session that somebody else is lent: it ends by itself, and nothing that outlasts it is done in it. */
import type { Client, Server } from './server.ts'

const path = '/api/v2/accounts/temporary-authentication'

/** A temporary session of the account that `owner` is signed in to. */
export async function lentSession(server: Server, owner: Client): Promise<Client> {
  const { token } = (await owner.post(path)).body.data.attributes as { token: string }
  const begun = await server.guest.post(path, { data: { type: 'sessions', attributes: { token } } })
  return server.withToken(begun.body.data.attributes.token as string)
}
