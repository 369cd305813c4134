/** The words of a statement. Figures are those of the reports to the last digit, written as the account's language does. */
import type { TextRow } from '../../database/read.ts'
import { endOf, placeOf } from '../../effects/addresses.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { Item, Letter } from '../../effects/letters.ts'

interface Told {
  first_name: string
  month: string
  locale: string
  value: TextRow | undefined
  payment: TextRow | undefined
  readers: readonly { kind: string; readers: string }[]
}

const kinds: Record<string, string> = {
  'investor-firm': 'Investor firms',
  'research-firm': 'Research firms',
  issuer: 'Issuers',
  platform: 'The platform',
  none: 'No firm',
  other: 'Others, who are too few of a kind',
}

const statuses: Record<string, string> = {
  estimated: 'estimated, since what subscriptions earned in the month is not recorded yet',
  final: 'final, and not paid yet',
  paid: 'paid',
}

/** A number that keeps every digit, which as a floating point number it might not. */
const exact = (text: string) => text as `${number}`

/** An amount in hundredths of its currency. */
function amountIn(locale: string, currency: string, minor: string): string {
  const [, sign = '', digits = ''] = /^(-?)([0-9]+)$/.exec(minor) ?? []
  const whole = digits.padStart(3, '0')
  const written = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 2 })
  return written.format(exact(`${sign}${whole.slice(0, -2)}.${whole.slice(-2)}`))
}

function valueIn(locale: string, value: TextRow): Item {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  const part = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 8 })
  const lines = [
    `QVA: ${number.format(exact(value['qva']!))}`,
    `Share of all: ${part.format(exact(value['share']!))}`,
    `Share over three months: ${part.format(exact(value['share_3m']!))}`,
    `Rank: ${value['rank']} of ${value['of']}`,
  ]
  return { title: 'Quantified value added', lines }
}

function paymentIn(locale: string, payment: TextRow): Item {
  const amount = (column: string, currency = 'currency'): string => amountIn(locale, payment[currency]!, payment[column]!)
  const besides = payment['premium_currency'] === payment['currency'] ? '' : ', besides'
  const lines = [
    `From subscriptions: ${amount('amount_minor')}`,
    ...(payment['eligible'] === 'true' ? [] : ['Nothing was published in the month, so it has no part in what subscriptions earned.']),
    ...(payment['premium_minor'] === '0' ? [] : [`From premium services${besides}: ${amount('premium_minor', 'premium_currency')}`]),
    ...(payment['adjustment_minor'] === '0' ? [] : [`Taken back${besides}: ${amount('adjustment_minor', 'premium_currency')}`]),
    `In all: ${amount('total_minor')}`,
    `Status: ${statuses[payment['status']!]}`,
  ]
  return { title: 'Payment', lines }
}

function readersIn(locale: string, readers: Told['readers']): Item {
  const number = new Intl.NumberFormat(locale)
  const lines = readers.map((one) => `${kinds[one.kind] ?? one.kind}: ${number.format(exact(one.readers))}`)
  return { title: 'Readers by kind of firm', lines: lines.length > 0 ? lines : ['Nobody read in this month.'] }
}

export function letterOf({ first_name, month, locale, value, payment, readers }: Told, addresses: Addresses): Letter {
  const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month))
  return {
    ...{ subject: `Your statement for ${name}`, from: addresses.name, to: first_name },
    lines: [`This is what your research came to in ${name}. The attached table has the figures of each insight.`],
    items: [...(value ? [valueIn(locale, value)] : []), ...(payment ? [paymentIn(locale, payment)] : []), readersIn(locale, readers)],
    button: { words: 'See the reports', url: placeOf(addresses, 'qva-reports') },
    ...endOf(addresses),
    why: `You get this mail once a month because you are a provider at ${addresses.name}. It ends when you choose to be mailed never.`,
  }
}
