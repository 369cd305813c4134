/**
 * Connections that carry many short statements at once: each goes out without waiting for the answers to those before it,
 * which saves most of the system calls that a statement costs on either side.
 */
import pg from 'pg'
import type { QueryConfig, QueryResult } from 'pg'
import { endsConnection } from './broken.ts'
import { forShortReads } from './shares.ts'

/** Where statements run. */
export interface Runner {
  query(config: QueryConfig): Promise<QueryResult>
}

interface Pipelines extends Runner {
  /** How many statements have no answer yet. */
  readonly waiting: number
  /** Lets go of all connections as soon as they have answered what they carry; the next statement opens another. */
  renew(): void
  close(): Promise<void>
}

interface Pipeline {
  client: pg.Client
  /** Why the database did not let it in, which its statements do not learn. */
  refusal?: Error
  /** How many statements have no answer yet, and how many had one. */
  waiting: number
  answered: number
  /** Whether it has answered nothing for too long. It gets nothing more to carry until it has. */
  heldUp: boolean
  /** Begins anew with each answer. */
  timer: NodeJS.Timeout
}

/** How long a pipeline may answer nothing, in milliseconds. */
const patience = 20

/** Finds a pipeline held up, unless its answers are there and this process has not come to read them. */
function look(pipeline: Pipeline): void {
  const { answered } = pipeline
  setImmediate(() => (pipeline.heldUp = pipeline.waiting > 0 && pipeline.answered === answered))
}

/** Has all statements of one turn of the event loop go out at once, in one system call. */
function gather({ client }: Pipeline): void {
  const { stream } = client.connection
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}

/** Opens the connections as they are needed. Where all are held up, statements run on `elsewhere`. */
export function openPipelines(settings: pg.ClientConfig, elsewhere: Runner): Pipelines {
  const pipelines = new Set<Pipeline>()

  function open(): Pipeline {
    const pipeline: Pipeline = {
      ...{ client: new pg.Client({ ...settings, pipeline: true }), waiting: 0, answered: 0, heldUp: false },
      timer: setTimeout(() => look(pipeline), patience).unref(),
    }
    const forget = (): void => void pipelines.delete(pipeline)
    pipeline.client.on('error', forget)
    pipeline.client.on('end', forget)
    // Whoever waits is told by the failure of the statement.
    pipeline.client.connect().catch((error: unknown) => {
      pipeline.refusal = error as Error
      forget()
    })
    pipelines.add(pipeline)
    return pipeline
  }

  /** The pipeline on which the fewest wait; a new one before anybody waits behind another. */
  function emptiest(): Pipeline | undefined {
    let found: Pipeline | undefined
    for (const pipeline of pipelines) {
      if (pipeline.heldUp) continue
      if (!found || pipeline.waiting < found.waiting) found = pipeline
    }
    return pipelines.size < forShortReads && found?.waiting !== 0 ? open() : found
  }

  return {
    get waiting() {
      return [...pipelines].reduce((sum, one) => sum + one.waiting, 0)
    },
    async query(config) {
      const pipeline = emptiest()
      if (!pipeline) return elsewhere.query(config)
      if (pipeline.waiting++ === 0) pipeline.timer.refresh()
      gather(pipeline)
      try {
        return await pipeline.client.query(config)
      } catch (error) {
        // The driver tells the end of a connection later than the failure that ends it.
        if (endsConnection(error) && pipelines.delete(pipeline)) void pipeline.client.end()
        throw pipeline.refusal ?? error
      } finally {
        pipeline.waiting--
        pipeline.answered++
        pipeline.heldUp = false
        if (pipeline.waiting > 0) pipeline.timer.refresh()
      }
    },
    renew() {
      for (const pipeline of pipelines) void pipeline.client.end()
      pipelines.clear()
    },
    close: async () => void (await Promise.all([...pipelines].map((pipeline) => pipeline.client.end()))),
  }
}
