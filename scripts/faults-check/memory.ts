/** The memory of the servers while they live: what each process takes of the machine, and whether it grows. */
import { request } from 'undici'
import { find, run } from './programs.ts'
import type { Servers } from './servers.ts'

/** How often is looked, in milliseconds. */
const every = 5_000
/** For how long the heap of a fresh process grows until the garbage collector has found its pace, in minutes. */
const settling = 10
/** How long a process has to be watched after that to be judged, in minutes; one that lived as long at all is told of. */
const shortest = 5
/** From what slope on a process grows, in megabytes a minute. */
const growth = 1

interface Sample {
  /** Minutes since it was first seen. */
  at: number
  megabytes: number
  /** What JavaScript's own objects take of it, and what its buffers take, in megabytes. */
  heap: number
  buffers: number
}

interface Life {
  pid: number
  server: number
  /** When it was first seen. */
  from: number
  samples: Sample[]
}

interface Memory {
  /** Of every process that there was, in the order of their beginnings. */
  lives: readonly Life[]
  stop(): void
}

const megabyte = 1_024 * 1_024

/** The heap of the process that tells its metrics at this port, and its buffers, in megabytes. */
async function heapAt(port: number): Promise<{ heap: number; buffers: number }> {
  const { body } = await request(`http://127.0.0.1:${port}/metrics`, { headersTimeout: every })
  const text = await body.text()
  const of = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)![1]) / megabyte
  return { heap: of('nodejs_heap_size_used_bytes'), buffers: of('nodejs_external_memory_bytes') }
}

/** Looks at every process of the server from now on. */
export function watchMemory(servers: Servers): Memory {
  const lives: Life[] = []
  const ps = find('ps')
  async function look(): Promise<void> {
    const pids = servers.pids()
    const lines = (await run(ps, ['-o', 'pid=,rss=', '-p', pids.join()])).split('\n')
    const now = Date.now()
    for (const line of lines) {
      const [pid = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
      const server = pids.indexOf(pid)
      const { heap, buffers } = await heapAt(servers.metricsPorts[server]!)
      let life = lives.find((one) => one.pid === pid)
      if (!life) lives.push((life = { pid, server, from: now, samples: [] }))
      life.samples.push({ at: (now - life.from) / 60_000, megabytes: kilobytes / 1_024, heap, buffers })
    }
  }
  // Between two processes there may be none to look at.
  const timer = setInterval(() => void look().catch(() => undefined), every)
  return {
    lives,
    stop: () => clearInterval(timer),
  }
}

/** By how much it grows, in megabytes a minute: least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number): number => samples.reduce((sum, one) => sum + of(one), 0) / samples.length
  const [at, megabytes] = [mean((one) => one.at), mean((one) => one.megabytes)]
  const [over, under] = [mean((one) => (one.at - at) * (one.megabytes - megabytes)), mean((one) => (one.at - at) ** 2)]
  return over / under
}

/** What a process took, in words, with the slope after its first ten minutes, or after a third of a shorter life. */
function told({ server, from, samples }: Life, begun: number): { words: string; slope: number } {
  const minutes = samples.at(-1)!.at
  const settled = samples.filter(({ at }) => at >= (minutes < settling + shortest ? minutes / 3 : settling))
  const slope = slopeOf(settled)
  const rangeOf = (of: (sample: Sample) => number): string => {
    const sizes = settled.map(of)
    return `${Math.min(...sizes).toFixed(0)} to ${Math.max(...sizes).toFixed(0)}`
  }
  const words =
    `server ${server}, from minute ${((from - begun) / 60_000).toFixed(1)} for ${minutes.toFixed(1)}: ` +
    `${samples[0]!.megabytes.toFixed(0)} MB at first, then ${rangeOf((one) => one.megabytes)}, ` +
    `${slope.toFixed(2)} MB a minute from its minute ${settled[0]!.at.toFixed(1)} on ` +
    `(its heap ${rangeOf((one) => one.heap)}, its buffers ${rangeOf((one) => one.buffers)})`
  return { words, slope }
}

/** Says what each process took that lived for some minutes. Answers those that grew after their first ten, in words. */
export function grownProcesses({ lives }: Memory, begun: number): string[] {
  const found: string[] = []
  const lived = ({ samples }: Life): number => samples.at(-1)!.at
  for (const life of lives.filter((one) => lived(one) >= shortest)) {
    const { words, slope } = told(life, begun)
    const isJudged = lived(life) >= settling + shortest
    console.log(`  ${words}${isJudged ? '' : ', which is too early to judge'}`)
    if (isJudged && slope >= growth) found.push(words)
  }
  const highest = Math.max(...lives.map(({ samples }) => Math.max(...samples.map((one) => one.megabytes))))
  console.log(`  None of the ${lives.length} processes took more than ${highest.toFixed(0)} MB.`)
  return found
}
