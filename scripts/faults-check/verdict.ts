/** The verdict. Answers are held against what may be answered and against what is there. */
import type { Cluster } from './cluster.ts'
import type { Answer } from './client.ts'
import type { Fault } from './faults.ts'
import type { Load } from './load.ts'
import type { Post } from './post.ts'
import { until } from './programs.ts'

/** When a fault began, and when it was over. */
export interface Span {
  fault: string
  from: number
  to: number
}

interface Count {
  good: number
  unavailable: number
  bad: Answer[]
}

export function countOf(answers: readonly Answer[]): Count {
  const rest = answers.filter(({ good }) => !good)
  const bad = rest.filter(({ status, retryAfter }) => !(status === 503 && retryAfter))
  return { good: answers.length - rest.length, unavailable: rest.length - bad.length, bad }
}

/** How long after the end all is well again, in milliseconds, and for how long that is then watched. */
export const recovery = 2_000
export const watched = 12_000

export const percent = (part: number, of: number): number => (of === 0 ? 0 : (part / of) * 100)

/** Everything that gave way, in words. A process that is killed cuts off what it had begun. */
export function complaints(answers: readonly Answer[], { to }: Span, { kills }: Fault): string[] {
  const bad = countOf(answers).bad.filter(({ cut }) => !(cut && kills))
  const after = answers.filter(({ begun }) => begun >= to + recovery && begun < to + watched)
  const { good } = countOf(after)
  const share = percent(good, after.length)
  return [
    ...[...groupOf(bad)].map(([problem, count]) => `${count} × ${problem}`),
    ...(share >= 99 ? [] : [`${share.toFixed(1)} % of ${after.length} answers were good from 2 s after the end on`]),
  ]
}

/** Equal answers and how often they came. */
export function groupOf(bad: readonly Answer[]): Map<string, number> {
  const groups = new Map<string, number>()
  for (const { what, status, problem } of bad) {
    const key = `${what}: ${status ?? 'no answer'} ${problem}`
    groups.set(key, (groups.get(key) ?? 0) + 1)
  }
  return groups
}

/** Holds the comments that were acknowledged against those that are there. */
export async function lostOrDoubled({ ask }: Cluster, { acknowledged }: Load): Promise<string[]> {
  const rows = await ask<{ body: string; count: number }>(
    `select body, count(*)::int as count from comments where body like $1 group by body`,
    [`Checked ${process.pid} %.`],
  )
  const counts = new Map(rows.map(({ body, count }) => [body, count]))
  const lost = [...acknowledged].filter((body) => !counts.has(body)).length
  const doubled = rows.filter(({ count }) => count > 1).length
  return [
    ...(lost > 0 ? [`${lost} of ${acknowledged.size} acknowledged comments are lost`] : []),
    ...(doubled > 0 ? [`${doubled} of ${rows.length} comments are there more than once`] : []),
  ]
}

/** How long the mails of what was shared are waited for, in seconds: what failed four times is tried again after eight minutes. */
const mailPatience = 600

/** Holds the shares that were acknowledged against the mails that went out. */
export async function mailsLostOrDoubled({ taken }: Post, { shared }: Load): Promise<string[]> {
  const timesOf = (message: string): number => taken.get(message) ?? 0
  const isMailed = (message: string): boolean => timesOf(message) > 0
  await until('every mail is there', mailPatience, async () => [...shared].every(isMailed), 1_000).catch(() => undefined)
  const lost = [...shared].filter((one) => !isMailed(one)).length
  const doubled = [...shared].filter((one) => timesOf(one) > 1).length
  return [
    ...(lost > 0 ? [`${lost} of ${shared.size} mails are lost`] : []),
    ...(doubled > 0 ? [`${doubled} of ${shared.size} mails went out more than once`] : []),
  ]
}
