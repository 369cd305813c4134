/** What the embedded database is told, in as few messages as it takes. */
import { parse, protocol } from '@electric-sql/pglite'
import type { PGlite, Results } from '@electric-sql/pglite'
import type { Statement, TextRow } from './read.ts'

const { serialize } = protocol

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

/** How many texts are remembered: more than there are that come again and again. */
const mostTexts = 500
/** After so many rows were written what was planned is planned anew, and again after twice as many: it was for smaller tables. */
const fewRows = 1_000
/** What changes the rows that a statement answers. */
const changesTables = /^\s*(create|alter|drop|do)\b/i
const writesRows = /^(?:INSERT 0|UPDATE|DELETE|MERGE) (\d+)$/

/** The messages that run a statement that was parsed, which without a name is the last that had none. */
const run = (statement: string, values: readonly unknown[]): [Uint8Array, Uint8Array, Uint8Array] => [
  serialize.bind({ statement, values: values.map(parameterText) }),
  serialize.describe({ type: 'P' }),
  serialize.execute({}),
]

interface Asked {
  name: string | undefined
  text: string
  values: readonly unknown[]
  /** Whether no commit follows. */
  synced: boolean
}

/** Runs the statements of a connection, one at a time, of which it parses and describes those that come again once. */
export class Statements {
  readonly #lite: PGlite
  /** What the rows of a statement look like, by its name; undefined until it has answered. */
  readonly #named = new Map<string, Message | undefined>()
  /** The names of texts, of which the one that ran last is the last; a text that ran once has none. */
  readonly #texts = new Map<string, string | undefined>()
  #count = 0
  #written = 0
  #mostWritten = fewRows

  constructor(lite: PGlite) {
    this.#lite = lite
  }

  /**
   * Runs a statement of the builder, in one message. By itself PGlite sends six, since it asks how each value is to be written,
   * which takes longer than most statements. A text that comes again has a name from then on. `synced` where no commit follows.
   */
  async runText(text: string, values: readonly unknown[], synced: boolean): Promise<Results> {
    if (changesTables.test(text) || this.#written >= this.#mostWritten) await this.#forget()
    const name = await this.#nameOf(text)
    return parse.parseResults(await this.#run({ name, text, values, synced }), this.#lite.parsers)[0]!
  }

  /** Runs a prepared statement. A commit syncs, not this. */
  async runPrepared({ name, text }: Statement, values: readonly unknown[]): Promise<TextRow[]> {
    if (this.#written >= this.#mostWritten) await this.#forget()
    const messages = await this.#run({ name, text, values, synced: false })
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

  /** Answers a description of the rows, and these. */
  async #run({ name, text, values, synced }: Asked): Promise<Message[]> {
    if (name === undefined) return this.#send(synced, serialize.parse({ text }), ...run('', values))
    const [bind, describe, execute] = run(name, values)
    const description = this.#named.get(name)
    if (description) return [description, ...(await this.#send(synced, bind, execute))]
    if (!this.#named.has(name)) await this.#send(false, serialize.parse({ name, text }))
    this.#named.set(name, undefined)
    const messages = await this.#send(synced, bind, describe, execute)
    const described = messages.find((one) => one.name === 'rowDescription' || one.name === 'noData')
    this.#named.set(name, described)
    return messages
  }

  async #send(syncToFs: boolean, ...messages: Uint8Array[]): Promise<Message[]> {
    const answers = await this.#lite.execProtocolStream(join([...messages, serialize.sync()]), { syncToFs })
    for (const one of answers) {
      if (one.name === 'commandComplete') this.#written += Number(writesRows.exec((one as unknown as { text: string }).text)?.[1] ?? 0)
    }
    return answers
  }

  /** The name of a text that ran before. The one that ran longest ago makes room. */
  async #nameOf(text: string): Promise<string | undefined> {
    const texts = this.#texts
    const name = texts.has(text) ? (texts.get(text) ?? `text:${++this.#count}`) : undefined
    texts.delete(text)
    texts.set(text, name)
    const [oldest] = texts
    if (texts.size > mostTexts && oldest) {
      texts.delete(oldest[0])
      if (oldest[1] && this.#named.delete(oldest[1])) await this.#send(false, serialize.close({ type: 'S', name: oldest[1] }))
    }
    return name
  }

  async #forget(): Promise<void> {
    await this.#send(false, serialize.parse({ text: 'deallocate all' }), ...run('', []))
    this.#named.clear()
    this.#texts.clear()
    while (this.#mostWritten <= this.#written) this.#mostWritten *= 2
  }
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
