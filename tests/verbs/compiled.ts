/** Every statement that Kysely compiles in this process, by its text. To be imported before the sources. */
import { DefaultQueryCompiler } from 'kysely'

/** Who asked for a statement first. */
export const compiled = new Map<string, string>()

let asking: string | undefined

/** Whatever is compiled until `work` ends is asked for by `who`. */
export async function askedBy(who: string, work: () => Promise<unknown>): Promise<void> {
  asking = who
  try {
    await work()
  } finally {
    asking = undefined
  }
}

/** The line of the sources, for what they compile as they are loaded. */
const line = (): string => {
  const frames = new Error().stack!.split('\n').filter((one) => one.includes('/src/') && !one.includes('/src/database/'))
  return frames[0]?.replace(/^.*\/(src\/[^)]*)\)?$/, '$1') ?? 'the sources'
}

const compile = Object.getOwnPropertyDescriptor(DefaultQueryCompiler.prototype, 'compileQuery')!.value as (...args: never[]) => {
  sql: string
}
DefaultQueryCompiler.prototype.compileQuery = function (...args: never[]) {
  const query = compile.apply(this, args)
  if (!compiled.has(query.sql)) compiled.set(query.sql, asking ?? line())
  return query as never
}
