/** One fault under load: it happens, an insight is due meanwhile, and what was answered is looked at. */
import type { Fault, World } from './faults.ts'
import type { Load } from './load.ts'
import { pause } from './programs.ts'
import { lateness, schedule } from './publication.ts'
import { complaints, countOf, watched } from './verdict.ts'
import type { Span } from './verdict.ts'

/** How long the load runs before a fault, in milliseconds, and when after its beginning an insight is due. */
const before = 3_000
const dueAfter = 4_000

/** How long one takes with what is before and after it, in seconds. */
export const lengthOf = ({ seconds }: Fault): number => seconds + (before + watched) / 1_000

/** Lets a fault happen. Answers everything that gave way, in words, and when it was. */
export async function check(fault: Fault, world: World, load: Load): Promise<{ found: string[]; span: Span }> {
  await pause(before)
  const due = new Date(Date.now() + dueAfter)
  const insight = await schedule(world.cluster, due)
  const [from, seen] = [Date.now(), load.answers.length]
  await fault.happen(world)
  const to = Date.now()
  await pause(watched)
  const span = { fault: fault.name, from, to }
  const late = await lateness(world.cluster, insight, due, fault.withoutDatabase ? to : 0)
  const answers = load.answers.slice(seen)
  const found = [...complaints(answers, span, fault), ...(late === undefined ? [] : [`A scheduled insight: ${late}`])]
  const { good, unavailable, bad } = countOf(answers)
  const [slowest, what] = answers.reduce<readonly [number, string]>(
    (most, one) => (one.ended - one.begun > most[0] ? [one.ended - one.begun, one.what] : most),
    [0, ''],
  )
  console.log(
    `${found.length === 0 ? '✓' : '✗'} ${fault.name}: ${good} good, ${unavailable} unavailable, ${bad.length} bad, ` +
      `the slowest after ${(slowest / 1_000).toFixed(1)} s (${what}), over after ${((to - from) / 1_000).toFixed(1)} s`,
  )
  for (const one of found) console.log(`    ${one}`)
  await world.servers.allReady()
  return { found: found.map((one) => `${fault.name}: ${one}`), span }
}
