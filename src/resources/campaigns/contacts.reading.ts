/** People as they are sent: what can be read of each, and what is wrong. */
import { domainToASCII } from 'node:url'
import { oneLine } from '../../one-line.ts'
import { codeOf } from './contacts.countries.ts'

/** What can be said of somebody, as it was sent. */
export interface Sent {
  email: string
  'first-name'?: string | null
  'last-name'?: string | null
  company?: string | null
  title?: string | null
  country?: string | null
  tags?: readonly string[]
}

/** Somebody who can be taken. What was not said is null, and is not changed where it is known. */
export interface Person {
  email: string
  first_name: string | null
  last_name: string | null
  company_name: string | null
  title: string | null
  country: string | null
  tags: string[]
}

/** Why somebody cannot be taken, or not all that was sent of them. */
export interface Problem {
  /** The line of a file or the place in a list, counted from 1. */
  line: number
  /** Null for all of it. */
  column: string | null
  reason: string
}

const longest = { 'first-name': 120, 'last-name': 120, company: 240, title: 120 }
const longestAddress = 320
const mostTags = 30
const longestTag = 64
/** Whether a text is one line, and was read in the encoding that it is written in. */
const isReadable = (text: string): boolean => oneLine.test(text) && !text.includes('\ufffd')
const mailbox = /^[!#$%&'*+/=?^_`{|}~\w-]+(?:\.[!#$%&'*+/=?^_`{|}~\w-]+)*$/
/** What the host of a URL is read up to, or without. */
const noDomain = /[\s/\\?#%]/
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** An address as mails are sent to it, its domain in ASCII; undefined for what is none. */
export function addressOf(text: string): string | undefined {
  if (text.length > longestAddress) return undefined
  const at = text.lastIndexOf('@')
  if (noDomain.test(text.slice(at + 1))) return undefined
  const [local, host] = [text.slice(0, at), domainToASCII(text.slice(at + 1))]
  const whole = `${local}@${host}`
  return at > 0 && at <= 64 && mailbox.test(local) && domain.test(host) && whole.length <= 254 ? whole : undefined
}

/** What was read of somebody: nobody where something is wrong that cannot be left out. */
interface Reading {
  person: Person | undefined
  problems: Problem[]
  /** What is left out of the person. */
  warnings: Problem[]
}

/** Characters are counted as the contract and the database count them, to whom an emoji is one. */
const isLonger = (text: string, most: number): boolean => text.length > most && [...text].length > most

export function readPerson(sent: Sent, line: number): Reading {
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const refuse = (column: string, reason: string): null => {
    problems.push({ line, column, reason })
    return null
  }
  const read = (name: keyof typeof longest): string | null => {
    const text = sent[name]?.trim() || null
    if (text === null) return null
    if (!isReadable(text)) return refuse(name, 'holds a character that no name has')
    return isLonger(text, longest[name]) ? refuse(name, `is longer than ${longest[name]} characters`) : text
  }
  const email = addressOf(sent.email.trim())
  if (email === undefined) refuse('email', sent.email.trim() === '' ? 'is empty' : 'is no e-mail address')
  const named = sent.country?.trim() ?? ''
  const country = codeOf(named) ?? null
  if (country === null && named !== '') warnings.push({ line, column: 'country', reason: 'is no country' })
  const tags = [...new Set((sent.tags ?? []).map((one) => one.trim()).filter((one) => one !== ''))]
  if (tags.length > mostTags) refuse('tags', `are more than ${mostTags}`)
  if (tags.some((one) => isLonger(one, longestTag) || !isReadable(one))) {
    refuse('tags', `hold one that is longer than ${longestTag} characters or no word`)
  }
  const person = {
    ...{ email: email ?? '', first_name: read('first-name'), last_name: read('last-name') },
    ...{ company_name: read('company'), title: read('title'), country, tags },
  }
  return problems.length > 0 ? { person: undefined, problems, warnings: [] } : { person, problems, warnings }
}
