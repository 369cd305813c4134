/** A process as the system sees it: processor time and memory. Linux only, like /proc. */
import { readFileSync, writeFileSync } from 'node:fs'
import type pg from 'pg'

/** The kernel counts processor time for us in hundredths of a second. */
const ticks = 100

/** Processor time of a process with all its threads, in seconds; 0 for one that is gone. */
export function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticks
  } catch {
    return 0
  }
}

/** Resident memory now and at its highest, in MiB. */
export function memoryOf(pid: number): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return { now: kilobytes('VmRSS') / 1024, highest: kilobytes('VmHWM') / 1024 }
}

/** From here on the highest memory of a process is counted anew. */
export const forgetHighest = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** Processor time of each backend of a database, in seconds by process id. The server must be on this machine. */
export async function backendsOf(admin: pg.Client, database: string): Promise<Map<number, number>> {
  const { rows } = await admin.query<{ pid: number }>('select pid from pg_stat_activity where datname = $1', [database])
  return new Map(rows.map(({ pid }) => [pid, cpuOf(pid)]))
}

/** Waits until no other backend of the database is at work, at most ten seconds. */
export async function settle(admin: pg.Client, database: string): Promise<void> {
  const busy = `select 1 from pg_stat_activity where datname = $1 and state = 'active'
    and backend_type = 'client backend' and pid <> pg_backend_pid()`
  for (let time = 0; time < 100 && (await admin.query(busy, [database])).rows.length > 0; time++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Processor time that the backends took from one reading to the next, in seconds. */
export function spent(before: Map<number, number>, after: Map<number, number>): number {
  let sum = 0
  for (const [pid, seconds] of after) sum += seconds - (before.get(pid) ?? 0)
  return sum
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The median of pairwise ratios, and the least and greatest of them. */
export function ratio(ours: readonly number[], theirs: readonly number[]): { median: number; least: number; greatest: number } {
  const ratios = ours.map((value, index) => value / theirs[index]!)
  return { median: median(ratios), least: Math.min(...ratios), greatest: Math.max(...ratios) }
}
