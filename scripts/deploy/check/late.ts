/** Whether lists that are read from a replica are as late as they may be, and never for whoever wrote. */
import { request } from 'undici'
import { pause, until } from '../../faults-check/programs.ts'
import type { Standby } from './standby.ts'

const shared = '/api/v2/asset-classes'
const own = '/api/v1/collections'
/** How late a list may be, in seconds. */
const latest = 10

interface Record {
  attributes: { [name: string]: string }
}

/** The names of what is in the list after whatever was written, which they make or read. */
interface Clients {
  /** An account makes what everybody reads. */
  write(): Promise<string>
  /** A guest reads that. */
  read(): Promise<string[]>
  /** The same account makes what it alone reads. */
  writeOwn(): Promise<string>
  readOwn(): Promise<string[]>
}

/** Clients of the server at `url`, who go to one copy after another. @throws for an answer that is no success. */
export async function clientsOf(url: string): Promise<Clients> {
  async function call(path: string, token: string | undefined, data?: object): Promise<unknown> {
    const { statusCode, body } = await request(url + path, {
      method: data === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(data === undefined ? {} : { body: JSON.stringify({ data }) }),
    })
    const text = await body.text()
    if (statusCode >= 300) throw new Error(`${path}: ${statusCode} ${text.slice(0, 200)}`)
    return (JSON.parse(text) as { data: unknown }).data
  }
  const attributes = { email: 'entity-editor@demo.example', password: 'demo-password-1' }
  const session = (await call('/api/v2/accounts/sign_in', undefined, { type: 'sessions', attributes })) as Record
  const token = session.attributes['token']
  let count = 0
  const make = async (path: string): Promise<string> => {
    const name = `Late ${process.pid} ${++count}`
    await call(path, token, { type: path.split('/').at(-1)!, attributes: { name } })
    return name
  }
  const read = async (path: string, as?: string): Promise<string[]> =>
    ((await call(`${path}?page%5Bsize%5D=100`, as)) as Record[]).map((one) => one.attributes['name']!)
  return {
    write: () => make(shared),
    read: () => read(shared),
    writeOwn: () => make(own),
    readOwn: () => read(own, token),
  }
}

/** Seconds until a guest reads what was written. */
async function lateness({ read }: Clients, name: string): Promise<number> {
  const began = performance.now()
  await until(`a guest reads ${name}`, 2 * latest, async () => (await read()).includes(name), 50)
  return (performance.now() - began) / 1_000
}

/** @throws an Error that says what was late, or failed, that must not be. */
export async function lateReads(clients: Clients, standby: Standby): Promise<void> {
  const latenessNow = async (): Promise<number> => lateness(clients, await clients.write())
  const inUseAgain = (): Promise<void> => until('the replica is in use again', 30, async () => (await latenessNow()) > 1, 1_000)
  // Until then the session that was begun just now reads from the database itself.
  await pause((latest + 2) * 1_000)
  const late = await latenessNow()
  if (late < 1 || late > latest) throw new Error(`a guest read from the replica what was written ${late.toFixed(1)} s before`)
  console.log(`replica: a guest read what was written ${late.toFixed(1)} s before`)
  // How far the replica is every copy knows within a second or two.
  await pause(2_500)
  for (let time = 0; time < 4; time++) await clients.readOwn()
  const there = await standby.ask("select from pg_stat_activity where query like '%collections%' and pid <> pg_backend_pid()")
  if (there.length === 0) throw new Error('an account that wrote nothing of late does not read from the replica')
  for (let round = 0; round < 20; round++) {
    const name = await clients.writeOwn()
    if (!(await clients.readOwn()).includes(name)) throw new Error(`whoever wrote ${name} did not read it`)
  }
  console.log('replica: who wrote read it at once, 20 times of 20')

  await standby.ask('select pg_wal_replay_pause()')
  await pause((latest + 2) * 1_000)
  const paused = await latenessNow()
  if (paused > 1) throw new Error(`with a replica that stands still a guest read ${paused.toFixed(1)} s late`)
  await standby.ask('select pg_wal_replay_resume()')
  await inUseAgain()
  const [reading, ended] = [reads(clients), standby.stop()]
  await ended
  console.log(`replica: it was stopped under ${await reading} reads, of which none failed`)
  await standby.start()
  await inUseAgain()
}

/** Reads all along for three seconds; answers how often. @throws where one fails. */
async function reads({ read }: Clients): Promise<number> {
  const end = performance.now() + 3_000
  let count = 0
  const reader = async (): Promise<void> => {
    for (; performance.now() < end; count++) await read()
  }
  await Promise.all([reader(), reader(), reader(), reader()])
  return count
}
