/** Whether the database answers, asked on a connection that carries nothing else. */
import pg from 'pg'

interface Probe {
  /** @throws when the database does not answer within two seconds. */
  ask(): Promise<void>
  close(): Promise<void>
}

const patience = 2_000

/** Opens the connection when it is first asked, and another one after it failed. */
export function openProbe(settings: pg.ClientConfig): Probe {
  let way: { client: pg.Client; open: Promise<unknown> } | undefined
  let asking: Promise<void> | undefined

  function begin(): { client: pg.Client; open: Promise<unknown> } {
    const client = new pg.Client({ ...settings, connectionTimeoutMillis: patience, query_timeout: patience })
    const forget = (): void => {
      if (way?.client === client) way = undefined
    }
    client.on('error', forget)
    client.on('end', forget)
    const open = client.connect()
    open.catch(forget)
    return { client, open }
  }

  async function ask(): Promise<void> {
    const asked = (way ??= begin())
    try {
      // Why the database lets nobody in is told by this alone: a statement only learns that the connection ended.
      await asked.open
      await asked.client.query('select 1')
    } catch (error) {
      if (way === asked) way = undefined
      void asked.client.end()
      throw error
    }
  }

  return {
    // Whoever asks meanwhile is given the same answer, so that however many ask are one for the database.
    ask: () => (asking ??= ask().finally(() => (asking = undefined))),
    close: async () => void (await way?.client.end()),
  }
}
