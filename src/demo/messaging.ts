import type { Insertable } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { MessageGroupsTable } from '../generated/tables.ts'
import { lastMoment, minutesAfter, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'

type Line = readonly [by: number, minutes: number, content: string, rest?: { readers?: readonly number[]; system?: true }]

interface Group {
  kind: 'direct' | 'group' | 'team'
  name?: string
  owner?: number
  company?: number
  archived?: true
  members: readonly number[]
  invited?: readonly number[]
  /** Read by all members unless it says by whom. */
  lines: readonly Line[]
}

/** The order gives the ids, of the messages too. */
const groups: readonly Group[] = [
  {
    kind: 'direct',
    members: [1, 24],
    lines: [
      [1, -2890, 'Did you see what Harbour Lane says about deposit costs?'],
      [24, -2871, 'I did. The third chart is the one to look at.'],
      [1, -2869, 'Then let us go through it before the committee.'],
      [24, -95, 'Shall we look at the deposit costs again on Thursday?', { readers: [] }],
    ],
  },
  {
    kind: 'group',
    name: 'Rates and banks',
    owner: 1,
    members: [1, 21, 24],
    lines: [
      [1, -7205, 'Ingrid Vester named the group “Rates and banks”.', { system: true }],
      [21, -7100, 'Who else thinks that the carry is already in the price?'],
      [24, -7010, 'In the large banks, yes. Not in the regional ones.'],
      [21, -60, 'The central bank minutes are out. Page 4 settles it.', { readers: [24] }],
    ],
  },
  {
    kind: 'group',
    name: 'Reading list',
    owner: 24,
    members: [1, 18, 24],
    lines: [[24, -11520, 'One paper a week, and whoever brings it sums it up.']],
  },
  {
    kind: 'group',
    name: 'Corporate days in Zurich',
    owner: 21,
    members: [20, 21],
    invited: [1],
    lines: [[21, -4300, 'I have asked for two rooms on the Tuesday.', { readers: [] }]],
  },
  {
    kind: 'team',
    name: 'Harbour Lane',
    owner: 6,
    company: 1,
    members: [4, 6, 14],
    lines: [
      [6, -15900, 'Reviews are answered within the day from now on.'],
      [4, -15880, 'Then please none after six in Tokyo.', { readers: [6] }],
    ],
  },
  { kind: 'direct', members: [16, 21], lines: [[21, -3000, 'Is the index event you wrote about still on for November?', { readers: [] }]] },
  {
    kind: 'group',
    name: 'Audit season',
    owner: 15,
    archived: true,
    members: [5, 15],
    lines: [[15, -50000, 'The season is over, and so is this group.']],
  },
]

const at = (minutes: number): string => minutesAfter(lastMoment, minutes)
const account = (n: number): string => seedId('accounts', n)

function groupRow({ kind, name, owner, company, archived, members, lines }: Group, index: number): Insertable<MessageGroupsTable> {
  const first = at(lines[0]![1] - 5)
  const last = at(lines.at(-1)![1])
  return {
    id: seedId('message-groups', index + 1),
    name: name ?? null,
    kind,
    status: archived ? 'archived' : 'active',
    owner_id: owner === undefined ? null : account(owner),
    company_id: company === undefined ? null : seedId('companies', company),
    subject_type: company === undefined ? null : 'companies',
    subject_id: company === undefined ? null : seedId('companies', company),
    direct_key: kind === 'direct' ? members.map(account).sort().join(':') : null,
    last_position: String(lines.length),
    last_message_at: last,
    active_at: last,
    created_at: first,
    updated_at: first,
  }
}

/** Conversations, what was said in them, and who has read it. Counts are made later. */
export async function seedMessages(db: Database): Promise<void> {
  await insertRows(db, 'message_groups', groups.map(groupRow))
  const members = groups.flatMap(({ members, lines }, index) => members.map((member) => ({ member, index, since: lines[0]![1] - 5 })))
  await insertRows(
    db,
    'message_group_members',
    members.map(({ member, index, since }, place) => ({
      id: seedId('message-group-members', place + 1),
      message_group_id: seedId('message-groups', index + 1),
      account_id: account(member),
      joined_at: at(since),
    })),
  )
  const invitations = groups.flatMap(({ invited = [] }, index) => invited.map((guest) => ({ index, guest })))
  await insertRows(
    db,
    'message_group_invitations',
    invitations.map(({ index, guest }) => ({ message_group_id: seedId('message-groups', index + 1), account_id: account(guest) })),
  )
  const said = groups.flatMap(({ members, lines }, index) => lines.map((line, place) => ({ members, line, place, index })))
  await insertRows(
    db,
    'messages',
    said.map(({ line: [by, minutes, content, rest], place, index }, n) => ({
      id: seedId('messages', n + 1),
      message_group_id: seedId('message-groups', index + 1),
      position: String(place + 1),
      sender_id: account(by),
      content,
      is_system_message: rest?.system ?? false,
      created_at: at(minutes),
      updated_at: at(minutes),
    })),
  )
  const reads = said.flatMap(({ members, line: [by, minutes, , rest] }, n) =>
    (rest?.readers ?? members).filter((reader) => reader !== by).map((reader) => ({ n: n + 1, reader, minutes })),
  )
  await insertRows(
    db,
    'message_reads',
    reads.map(({ n, reader, minutes }) => ({ message_id: seedId('messages', n), account_id: account(reader), read_at: at(minutes + 7) })),
  )
}
