/** What the embedded database is told, in as few messages as it takes. */
import { parse, protocol } from '@electric-sql/pglite'
import type { PGlite, Results } from '@electric-sql/pglite'
import type { Statement, TextRow } from './read.ts'

const { serialize } = protocol

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

/** What a connection has parsed. */
export interface Parsed {
  /** What the rows of a statement look like, by its name; undefined until it has answered. */
  readonly named: Map<string, Message | undefined>
  /** The names of texts, of which the one that ran last is the last; a text that ran once has none. */
  readonly texts: Map<string, string | undefined>
}

export const nothingParsed = (): Parsed => ({ named: new Map(), texts: new Map() })

/** How many texts are remembered: more than there are that come again and again. */
const mostTexts = 500
/** What changes the rows that a statement answers. */
const changesTables = /^\s*(create|alter|drop|do)\b/i

/** How many texts had a name so far. */
let count = 0

const send = (lite: PGlite, syncToFs: boolean, ...messages: Uint8Array[]): Promise<Message[]> =>
  lite.execProtocolStream(join([...messages, serialize.sync()]), { syncToFs })

/** The messages that run a statement that was parsed, which without a name is the last that had none. */
const run = (statement: string, values: readonly unknown[]): [Uint8Array, Uint8Array, Uint8Array] => [
  serialize.bind({ statement, values: values.map(parameterText) }),
  serialize.describe({ type: 'P' }),
  serialize.execute({}),
]

interface Asked {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  readonly synced: boolean
}

/** Runs a statement that is parsed and described once for each name. Answers a description of its rows, and these. */
async function runNamed(lite: PGlite, { named }: Parsed, { name, text, values, synced }: Asked): Promise<Message[]> {
  const [bind, describe, execute] = run(name, values)
  const description = named.get(name)
  if (description) return [description, ...(await send(lite, synced, bind, execute))]
  if (!named.has(name)) await send(lite, false, serialize.parse({ name, text }))
  named.set(name, undefined)
  const messages = await send(lite, synced, bind, describe, execute)
  named.set(
    name,
    messages.find(({ name: kind }) => kind === 'rowDescription' || kind === 'noData'),
  )
  return messages
}

/**
 * Runs a statement of the builder, in one message. By itself PGlite sends six, since it asks how each value is to be written,
 * which takes longer than most statements. A text that comes again is parsed once from then on. `synced` where no commit follows.
 */
export async function runText(lite: PGlite, parsed: Parsed, text: string, values: readonly unknown[], synced: boolean): Promise<Results> {
  const name = await nameOf(lite, parsed, text)
  const messages = await (name === undefined
    ? send(lite, synced, serialize.parse({ text }), ...run('', values))
    : runNamed(lite, parsed, { name, text, values, synced }))
  return parse.parseResults(messages, lite.parsers)[0]!
}

/** The name of a text that ran before. What was parsed is forgotten before tables change, and the text that ran longest ago. */
async function nameOf(lite: PGlite, { named, texts }: Parsed, text: string): Promise<string | undefined> {
  if (changesTables.test(text)) {
    await send(lite, false, serialize.parse({ text: 'deallocate all' }), ...run('', []))
    named.clear()
    texts.clear()
    return undefined
  }
  const name = texts.has(text) ? (texts.get(text) ?? `text:${(count += 1)}`) : undefined
  texts.delete(text)
  texts.set(text, name)
  const [oldest] = texts
  if (texts.size <= mostTexts || !oldest) return name
  texts.delete(oldest[0])
  if (oldest[1] && named.delete(oldest[1])) await send(lite, false, serialize.close({ type: 'S', name: oldest[1] }))
  return name
}

/** Runs a prepared statement. A commit syncs, not this. */
export async function runPrepared(lite: PGlite, parsed: Parsed, statement: Statement, values: unknown[]): Promise<TextRow[]> {
  const { name, text } = statement
  const messages = await (name === undefined
    ? send(lite, false, serialize.parse({ text }), ...run('', values))
    : runNamed(lite, parsed, { name, text, values, synced: false }))
  let fields: string[] = []
  const rows: TextRow[] = []
  for (const message of messages) {
    if (message.name === 'rowDescription') fields = (message as unknown as { fields: { name: string }[] }).fields.map((one) => one.name)
    else if (message.name === 'dataRow') {
      const row: Record<string, string | null> = {}
      const { fields: cells } = message as unknown as { fields: (string | null)[] }
      for (let index = 0; index < cells.length; index++) row[fields[index]!] = cells[index]!
      rows.push(row)
    }
  }
  return rows
}

function join(messages: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(messages.reduce((size, one) => size + one.length, 0))
  let at = 0
  for (const one of messages) {
    whole.set(one, at)
    at += one.length
  }
  return whole
}

/** A parameter as PostgreSQL reads it, whatever its type. Lists become array literals. */
function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(elementText).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function elementText(one: unknown): string {
  const text = parameterText(one)
  if (text === null) return 'NULL'
  return Array.isArray(one) ? text : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
