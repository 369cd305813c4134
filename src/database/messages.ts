/** What the embedded database is told, in as few messages as it takes. */
import { parse, protocol } from '@electric-sql/pglite'
import type { PGlite, Results } from '@electric-sql/pglite'
import type { Statement, TextRow } from './read.ts'

const { serialize } = protocol

/** The messages that run a statement that was parsed under a name. */
const run = (statement: string, values: readonly unknown[]): Uint8Array[] => [
  serialize.bind({ statement, values: values.map(parameterText) }),
  serialize.describe({ type: 'P' }),
  serialize.execute({}),
  serialize.sync(),
]

/**
 * Runs a statement that has no name, in one message. By itself PGlite sends six, since it asks how each value is to be written,
 * which takes longer than most statements. `synced` where no commit follows.
 */
export async function runOnce(lite: PGlite, text: string, values: readonly unknown[], synced: boolean): Promise<Results> {
  const { messages } = await lite.execProtocol(join([serialize.parse({ text }), ...run('', values)]), { syncToFs: synced })
  return parse.parseResults(messages, lite.parsers)[0]!
}

/** Parse once for each name, in a message of its own; then bind, describe and execute in one. A commit syncs, not this. */
export async function runPrepared(lite: PGlite, names: Set<string>, statement: Statement, values: unknown[]): Promise<TextRow[]> {
  const name = statement.name ?? ''
  const send = (messages: Uint8Array[]) => lite.execProtocol(join(messages), { syncToFs: false })
  if (!names.has(name)) {
    await send([serialize.parse({ name, text: statement.text }), serialize.sync()])
    if (name !== '') names.add(name)
  }
  const { messages } = await send(run(name, values))
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
