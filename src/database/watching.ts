/** Statements, as those see them who watch. */
import { watchedStatements } from '../watched.ts'

/** The first words of a statement, which are none of its values. */
const beginningOf = (text: string): string => /^\s*(\w+(?:\s+[\w."]+){0,2})/.exec(text)?.[1]?.replaceAll(/\s+/g, ' ') ?? 'statement'

/** Runs a statement, and tells of it whoever watches. */
export const watched = <T>({ name, text }: { name?: string | undefined; text: string }, run: () => Promise<T>): Promise<T> =>
  watchedStatements.hasSubscribers ? watchedStatements.tracePromise(run, { statement: name ?? beginningOf(text) }) : run()
