/** The wait for PostgreSQL at a start, since it may be started together with the server, or just be starting again. */
import { setTimeout as after } from 'node:timers/promises'
import pg from 'pg'

interface Waiting {
  /** The address of the database, and the setting that has it. */
  url: string
  setting: string
  /** For how long it is waited for. */
  seconds: number
  /** Is told that it is, at first and now and then. */
  say: (line: string) => void
}

/** Nobody listens or is reached, or PostgreSQL is starting or has no connection left. Anything else does not pass by itself. */
const passing = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|57P03|53300)/
/** The driver has no codes for what it finds out by itself. */
const passingOfDriver = /timeout|Connection terminated/

/** In milliseconds. */
const pause = 500
const saidEvery = 10_000
const patience = 5_000

/** Resolves when the database answers. @throws an Error in plain words when it refuses, or has not answered in time. */
export async function awaitDatabase({ url, setting, seconds, say }: Waiting): Promise<void> {
  const name = nameOf(url)
  const began = performance.now()
  let toSay = began
  for (;;) {
    const cause = await hindranceOf(url)
    if (!cause) return
    const { code = '' } = cause
    const words = cause.message || code
    if (!passing.test(code) && !passingOfDriver.test(words)) {
      throw new Error(`${name} refuses: ${words}. ${setting} names the database, the role and the password.`, { cause })
    }
    const now = performance.now()
    if (now - began >= seconds * 1_000) {
      const remedy = `${setting} says where it is, DATABASE_WAIT_SECONDS how long a start waits.`
      throw new Error(`${name} did not answer within ${seconds} seconds (${words}). ${remedy}`, { cause })
    }
    if (now >= toSay) {
      say(`${name} does not answer (${words}). The start waits for it, for ${Math.ceil(seconds - (now - began) / 1_000)} seconds at most.`)
      toSay = now + saidEvery
    }
    await after(pause)
  }
}

/** Where PostgreSQL is. The driver takes addresses that are no URL, of sockets for instance. */
function nameOf(url: string): string {
  const { hostname, port } = new URL(url)
  return hostname === '' ? 'PostgreSQL' : `PostgreSQL at ${hostname}:${port || 5432}`
}

/** Why nobody can connect, or undefined where that is possible. */
async function hindranceOf(connectionString: string): Promise<(Error & { code?: string }) | undefined> {
  try {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience })
    // It is told by the failure to connect.
    client.on('error', () => undefined)
    await client.connect()
    await client.end()
    return undefined
  } catch (error) {
    return error as Error
  }
}
