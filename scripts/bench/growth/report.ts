/** The results as text. */
import { cpus } from 'node:os'
import { ends } from './happenings.ts'

/** What something took on the small and on the large set, in milliseconds. */
export interface Grown {
  name: string
  small: number
  large: number
  /** The statuses of its answers and how many records these hold on each set, where it is answered. */
  status?: string
  records?: readonly [number, number]
}

/** What is above both of these is a finding: the ratio, and the milliseconds, below which it is noise. */
const bar = { ratio: 1.5, milliseconds: 5 }

/** Whether no more records are answered on the large set. Where the younger has fewer, as of a page that it does not have, it does less. */
const isAlike = ({ records: [small, large] = [1, 1] }: Grown): boolean => small >= large

const isFinding = (one: Grown): boolean => isAlike(one) && one.large / one.small > bar.ratio && one.large > bar.milliseconds

/** What was measured, with what is not as it should be of its answers. */
export function titleOf(one: Grown): string {
  const { name, status = '', records } = one
  const wrong = /^20[01]$|^$/.test(status) ? '' : ` (answered ${status})`
  return `${name}${wrong}${isAlike(one) ? '' : ` (${records![0]} and ${records![1]} records)`}`
}

const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2))

function table(title: string, rows: readonly Grown[]): string[] {
  if (rows.length === 0) return []
  const lines = rows.map((one) => {
    const ratio = (one.large / one.small).toFixed(2)
    return `| ${titleOf(one)} | ${figure(one.small)} | ${figure(one.large)} | ${isFinding(one) ? `**${ratio}**` : ratio} |`
  })
  return [`## ${title}`, '', '|  | 1 million | 10 million | ratio |', '| --- | ---: | ---: | ---: |', ...lines, '']
}

/** Why some of it grows all the same. */
const reasons = [
  '## Why some of it grows',
  '',
  '- What is of all months is found in all of them, such as words that many messages hold. The analytics of a whole insight are sums by',
  '  month, and the readers that it had.',
  '- Totals up to 1,000: what had fewer matches after a month has them after ten. The cost ends there; where there are many more, the',
  '  first page is read from the months that it is in.',
  '- Each month is a part of the table: what filters by a key or a record, and has few matches, is planned for its values, some 0.2 ms',
  '  for each part and each way in which the caller sees activities.',
  '- Reports sum up what they list, twelve months at most, of which the younger platform has one; once a day all published insights are',
  '  counted by the sizes of their entities.',
  '- The running month is compared with the one before, which the younger platform does not have.',
  '- A night compares the counters of a million counted rows of each kind at most, which the younger platform does not have yet.',
  '',
]

export function reportOf(lists: readonly Grown[], steps: readonly Grown[]): string {
  const all = [...lists, ...steps]
  return [
    '# What grows with history',
    '',
    `The same people, as busy, until ${ends.slice(0, 10)}: after one month with a million activities, and after ten with ten million; insights,`,
    'readings, notifications, comments, messages and mails in proportion. Milliseconds, medians, by turns on both; the machine has',
    `${cpus().length} processors, PostgreSQL 128 MB of shared buffers. Bold is what takes more than ${bar.ratio} times as long, and more than ${bar.milliseconds} ms,`,
    `with no more to answer: ${all.filter(isFinding).length} of ${all.length}, ${all.filter((one) => !isAlike(one)).length} have more to answer on the large set.`,
    '',
    ...table('Lists and records', lists),
    ...table('By the clock', steps),
    ...reasons,
  ].join('\n')
}
