/** What mails say, in the one layout that all of them have (letter.html): as text, and as HTML that is right on a phone and in the dark. */
import { layout } from '../generated/letters.ts'
import { escaped } from '../html.ts'
import type { Mail } from './mail.ts'

export interface Letter {
  subject: string
  /** Whose mail it is: the installation, or who writes by way of it. */
  from: string
  /** Whom it greets, by the first name; null for somebody without a known one, absent for nobody. */
  to?: string | null
  lines?: readonly string[]
  /** What somebody wrote, as HTML that is safe and as the same in plain text. */
  body?: { html: string; text: string }
  /** What it tells of, one after another. */
  items?: readonly Item[]
  /** The one thing to do. */
  button?: Way
  /** What is said below all that. */
  closing?: readonly string[]
  /** Why it came. */
  why: string
  /** How to change that, and whatever else stands at its end. */
  links?: readonly Way[]
}

export interface Item {
  title: string
  url?: string
  lines?: readonly string[]
}

interface Way {
  words: string
  url: string
}

type Page = (letter: object) => string

/** Made with the first mail, not at the start. */
let page: Promise<Page> | undefined

async function compile(): Promise<Page> {
  const { Eta } = await import('eta')
  const eta = new Eta({ autoTrim: false })
  const template = eta.compile(layout)
  return (letter) => eta.render(template, letter)
}

const broken = (line: string): string => escaped(line).replaceAll('\n', '<br />')

const openingOf = ({ to, lines = [] }: Letter): string[] => [
  ...(to === undefined ? [] : [`Hello${to === null || to === '' ? '' : ` ${to}`},`]),
  ...lines,
]

/** A letter as it goes out. */
export async function written(letter: Letter): Promise<Pick<Mail, 'subject' | 'text' | 'html'>> {
  const { subject, from, body, items = [], button, closing = [], why, links = [] } = letter
  const opening = openingOf(letter)
  const html = (await (page ??= compile()))({
    ...{ subject, from, opening, body: body?.html ?? '', button, closing, why, links, broken, initial: [...from][0]?.toUpperCase() ?? '' },
    items: items.map((one) => ({ lines: [], ...one })),
  })
  return { subject, text: textOf(letter, opening), html }
}

/** Paragraphs with an empty line between each two. */
function textOf({ body, items = [], button, closing = [], why, links = [] }: Letter, opening: readonly string[]): string {
  const parts = [
    ...opening,
    ...(body ? [body.text] : []),
    ...items.map(({ title, url, lines = [] }) => [title, ...lines, ...(url === undefined ? [] : [url])].join('\n')),
    ...(button ? [`${button.words}: ${button.url}`] : []),
    ...closing,
    `-- \n${[why, ...links.map(({ words, url }) => `${words}: ${url}`)].join('\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}
