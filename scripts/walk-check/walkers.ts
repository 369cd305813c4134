/** The twelve who walk, and what each of them does. */
import { asKeeper, asReader } from './campaigns.ts'
import { weighted } from './chance.ts'
import { asFinance } from './ledger.ts'
import type { MailServer } from './mail.ts'
import { pause } from '../faults-check/programs.ts'
import { asClerk } from './months.ts'
import { asAdmin, asManager, asProvider, asRequestor } from './requests.ts'
import { asGuest, asHost } from './reservations.ts'
import type { Server } from './server.ts'
import { tokenOf, walkerOf } from './walker.ts'
import type { Walker } from './walker.ts'
import type { World } from './world.ts'

type Work = (walker: Walker, mail: MailServer) => Promise<void>
type Works = readonly (readonly [weight: number, work: Work])[]

const investor: Works = [
  [55, asRequestor],
  [45, asGuest],
]
/** The policy of the company allows no requests. */
const onlooker: Works = [
  [5, asRequestor],
  [95, asGuest],
]
const provider: Works = [
  [75, asProvider],
  [25, asGuest],
]

/** Each with the number of its demo account. */
const everybody: readonly (readonly [name: string, account: number, works: Works])[] = [
  ['investor', 1, investor],
  ['investor-2', 2, investor],
  ['noor.alhashimi', 24, investor],
  ['lukas.hofstede', 19, investor],
  ['jordan.avery', 20, onlooker],
  ['provider', 4, provider],
  ['provider-2', 5, provider],
  ['vikram.deshpande', 14, provider],
  [
    'corporate',
    8,
    [
      [35, asHost],
      [45, asKeeper],
      [20, asRequestor],
    ],
  ],
  [
    'account-manager',
    11,
    [
      [35, asManager],
      [30, asKeeper],
      [35, asHost],
    ],
  ],
  [
    'finance',
    12,
    [
      [70, asFinance],
      [30, asClerk],
    ],
  ],
  [
    'admin',
    13,
    [
      [45, asAdmin],
      [15, asClerk],
      [20, asFinance],
      [20, asKeeper],
    ],
  ],
]

/** Walks until the walk is over. */
async function go(walker: Walker, works: Works, mail: MailServer): Promise<void> {
  const { world, chance } = walker
  while (!world.over) {
    if (world.operations < world.allowed) await weighted(chance, works)(walker, mail)
    // Also where there was nothing to do.
    await pause(1)
  }
}

/** Signs everybody in and lets them go; `arrived` resolves when all of them have stopped. */
export async function setOut(world: World, server: Server, seed: number, mail: MailServer): Promise<{ arrived: Promise<unknown> }> {
  const reader = walkerOf(world, server, { seed, account: 0 })
  // Who has a mail need not have an account, and goes along with the first.
  const withReader: Works = [...investor, [6, (_walker, { received }) => asReader(reader, received)]]
  const walkers: (readonly [Walker, Works])[] = []
  for (const [index, [name, account, works]] of everybody.entries()) {
    walkers.push([walkerOf(world, server, { seed, account, token: await tokenOf(server, name) }), index === 0 ? withReader : works])
  }
  return { arrived: Promise.all(walkers.map(([walker, works]) => go(walker, works, mail))) }
}

/** Has those who look after months go so many steps more. */
export async function closeBooks(world: World, server: Server, seed: number, steps: number): Promise<void> {
  const clerks: Walker[] = []
  for (const [name, account] of everybody.filter(([, , works]) => works.some(([, work]) => work === asClerk))) {
    clerks.push(walkerOf(world, server, { seed: seed + 700_000, account, token: await tokenOf(server, name) }))
  }
  for (let step = 0; step < steps; step++) await Promise.all(clerks.map(asClerk))
}
