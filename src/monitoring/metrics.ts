/** The metrics of a process, in the text of Prometheus. */
import { readFileSync } from 'node:fs'

type Labels = Record<string, string | number>

/** A metric as it is used here: the generic types of the package would cost the compiler more than all that use them. */
interface Metric {
  inc(labels: Labels, by?: number): void
  set(labels: Labels, value: number): void
  observe(labels: Labels, value: number): void
}

interface Settings {
  name: string
  help: string
  labelNames: readonly string[]
  registers: unknown[]
  buckets?: readonly number[]
}

/** The package, as far as it is used. */
interface Prometheus {
  Registry: new () => { contentType: string; metrics(): Promise<string> }
  Counter: new (settings: Settings) => Metric
  Gauge: new (settings: Settings) => Metric
  Histogram: new (settings: Settings) => Metric
  collectDefaultMetrics(settings: { register: unknown }): void
}

/** Makes metrics, each by its name, what it is, and the names of its labels. */
export interface Instruments {
  counter(name: string, help: string, labels: readonly string[]): Pick<Metric, 'inc'>
  gauge(name: string, help: string, labels: readonly string[]): Pick<Metric, 'set'>
  /** `buckets` in seconds. */
  histogram(name: string, help: string, labels: readonly string[], buckets: readonly number[]): Pick<Metric, 'observe'>
  /** Has `look` called before they are read. */
  beforeReading(look: () => void | Promise<void>): void
  /** All of them as they are, with the media type of the text. */
  read(): Promise<{ type: string; text: string }>
}

/** Begins to measure the process itself. */
export async function openInstruments(database: 'postgres' | 'embedded'): Promise<Instruments> {
  const prometheus = (await import('prom-client')) as unknown as Prometheus
  const register = new prometheus.Registry()
  const registers = [register]
  const looks: (() => void | Promise<void>)[] = []
  prometheus.collectDefaultMetrics({ register })
  const instruments: Instruments = {
    counter: (name, help, labelNames) => new prometheus.Counter({ name, help, labelNames, registers }),
    gauge: (name, help, labelNames) => new prometheus.Gauge({ name, help, labelNames, registers }),
    histogram: (name, help, labelNames, buckets) => new prometheus.Histogram({ name, help, labelNames, registers, buckets }),
    beforeReading: (look) => void looks.push(look),
    read: async () => {
      for (const look of looks) await look()
      return { type: register.contentType, text: await register.metrics() }
    },
  }
  // By way of the root, so that the place is right in the bundle too.
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
  const build = instruments.gauge('rpp_build_info', 'The release that runs, and on what', ['version', 'node', 'database'])
  build.set({ version, node: process.version, database }, 1)
  return instruments
}
