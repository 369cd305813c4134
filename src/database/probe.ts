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
  let client: pg.Client | undefined
  let asking: Promise<void> | undefined

  function open(): pg.Client {
    const opened = new pg.Client({ ...settings, connectionTimeoutMillis: patience, query_timeout: patience })
    const forget = (): void => {
      if (client === opened) client = undefined
    }
    opened.on('error', forget)
    opened.on('end', forget)
    // Whoever asks is told by the failure of the statement.
    opened.connect().catch(forget)
    return opened
  }

  async function ask(): Promise<void> {
    const asked = (client ??= open())
    try {
      await asked.query('select 1')
    } catch (error) {
      if (client === asked) client = undefined
      void asked.end()
      throw error
    }
  }

  return {
    // Whoever asks meanwhile is given the same answer, so that however many ask are one for the database.
    ask: () => (asking ??= ask().finally(() => (asking = undefined))),
    close: async () => void (await client?.end()),
  }
}
