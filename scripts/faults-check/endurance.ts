/** The endurance run: a mixed load of half of what the machine carries, with every fault in it. */
import { faults } from './faults.ts'
import type { Fault, World } from './faults.ts'
import type { Load } from './load.ts'
import { grownProcesses, watchMemory } from './memory.ts'
import { check, lengthOf } from './one-fault.ts'
import type { Options } from './options.ts'
import { pause } from './programs.ts'
import { tellShares } from './shares.ts'
import { countRows, grownTables, letTimeGoBy, overdue } from './tables.ts'
import type { Counts } from './tables.ts'
import { countOf } from './verdict.ts'
import type { Span } from './verdict.ts'

/** How many clients ask at once while it is found out what is carried, each time for so many seconds. */
const crowds = [8, 16, 32, 64]
const each = 6

/** How many good answers the servers give in a second when they are asked for as many as they can give. */
async function carried(load: Load): Promise<number> {
  await load.press(8, 10)
  let most = 0
  for (const clients of crowds) {
    load.answers.length = 0
    const began = performance.now()
    await load.press(clients, each)
    const { good } = countOf(load.answers)
    const rate = good / ((performance.now() - began) / 1_000)
    console.log(`${clients} clients: ${rate.toFixed(0)} good answers a second`)
    most = Math.max(most, rate)
  }
  return most
}

/** The faults that find room in so many minutes, those first that replace processes, so that the others live long. */
function fitting({ only, minutes }: Options): Fault[] {
  const chosen = faults.filter(({ name }) => only?.has(name) ?? true)
  let left = minutes! * 60
  const fit = [...chosen].sort((one, other) => one.seconds - other.seconds).filter((one) => (left -= lengthOf(one)) >= 0)
  const out = chosen.filter((one) => !fit.includes(one))
  if (out.length > 0) console.log(`In ${minutes} minutes there is no room for ${out.map(({ name }) => name).join(', ')}.`)
  return [...chosen.filter((one) => one.kills && fit.includes(one)), ...chosen.filter((one) => !one.kills && fit.includes(one))]
}

const clock = (milliseconds: number): string => `minute ${(milliseconds / 60_000).toFixed(1)}`

interface Course {
  found: string[]
  spans: Span[]
  first: Counts
  middle: Counts
  aged: Counts
}

/** Lets the faults happen at even distances, and time go by in the middle. */
async function run(world: World, load: Load, chosen: readonly Fault[], minutes: number): Promise<Course> {
  const length = minutes * 60_000
  const course: Course = { found: [], spans: [], first: await countRows(world.cluster), middle: new Map(), aged: new Map() }
  const begun = Date.now()
  const happen = async (fault: Fault): Promise<void> => {
    console.log(`${clock(Date.now() - begun)}: ${fault.name}, ${fault.what}`)
    const { found, span } = await check(fault, world, load)
    course.found.push(...found)
    course.spans.push(span)
  }
  const middle = async (): Promise<void> => {
    course.middle = await countRows(world.cluster)
    course.aged = await letTimeGoBy(world.cluster)
    let all = 0
    for (const rows of course.aged.values()) all += rows
    console.log(`${clock(Date.now() - begun)}: ${all} rows were made as old as what is no longer kept`)
  }
  const events = [{ at: 0.5, come: middle }, ...chosen.map((fault, index) => ({ at: index / chosen.length, come: () => happen(fault) }))]
  for (const { at, come } of events.sort((one, other) => one.at - other.at)) {
    await pause(Math.max(0, begun + at * length - Date.now()))
    await come()
  }
  await pause(Math.max(0, begun + length - Date.now()))
  return course
}

/** Runs so many minutes, and answers everything that gave way, in words, once `settle` has waited for what was left to do. */
export async function endure(world: World, load: Load, options: Options, settle: () => Promise<string[]>): Promise<string[]> {
  const minutes = options.minutes!
  const chosen = fitting(options)
  const most = options.rate === undefined ? await carried(load) : undefined
  const rate = options.rate ?? Math.floor(most! / 2)
  console.log(
    `${most === undefined ? '' : `${most.toFixed(0)} requests a second are carried. `}${rate} a second are asked for ${minutes} minutes.`,
  )
  load.answers.length = 0
  const memory = watchMemory(world.servers)
  const begun = Date.now()
  load.begin(rate)
  const course = await run(world, load, chosen, minutes)
  memory.stop()
  await load.end()
  const left = await settle()
  const stale = await overdue(world.cluster)
  const last = await countRows(world.cluster)
  console.log('Answers:')
  const failed = tellShares(load.answers, course.spans)
  console.log('Memory:')
  const fat = grownProcesses(memory, begun)
  console.log('Rows at the beginning, in the middle and at the end:')
  return [...course.found, ...left, ...failed, ...fat, ...stale, ...grownTables(course.first, course.middle, last, course.aged)]
}
