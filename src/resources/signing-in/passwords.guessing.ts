/** Passwords that are tried first. To look at one takes time linear in its length. */
import { refusedValue } from '../../refusals.ts'
import { publishedPassword } from './published-password.ts'

/** How many characters there are at least besides a common password, the address or the name of the product. */
const leastBesides = 8
/** How many characters there are at least that do not follow from the one before. */
const leastInAll = 5
/** A group that is no longer than this adds nothing when it is repeated. */
const longestGroup = 8
/** The words of the product's name. */
const product = ['research', 'publishing', 'platform']

const compact = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
const isLetter = (character: string): boolean => /\p{L}/u.test(character)

/** What lies side by side: in the alphabet, in counting and on a keyboard, along its rows and down its columns. */
const orders = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p']
const neighbours = new Set(orders.flatMap((order) => [...order].slice(1).flatMap((one, at) => [order[at]! + one, one + order[at]!])))

/** How many characters do not follow from the one before. */
const surprises = (characters: readonly string[]): number =>
  characters.filter((one, at) => at === 0 || (one !== characters[at - 1] && !neighbours.has(characters[at - 1]! + one))).length

const isRepeated = (characters: readonly string[]): boolean =>
  Array.from({ length: longestGroup }, (_, index) => index + 1).some((length) =>
    characters.every((one, at) => at < length || one === characters[at - length]),
  )

/** Whether hardly anything is left without the address and the name of the product. */
function isKnown(password: string, email: string): boolean {
  const whole = compact(password)
  const words = [email, email.split('@')[0]!, ...product].map((one) => compact(one.toLowerCase())).filter((one) => one.length > 2)
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), whole)
  return rest.length < leastBesides && rest !== whole
}

/** What stands for a letter. */
const swaps: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }

let common: Promise<Set<string>> | undefined

/** The passwords that are found most often where passwords were stolen. They are loaded with the first one to look at. */
async function commonOnes(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], publishedPassword])
}

/** Whether it is a common password, perhaps with signs in the place of letters, and with little around it. */
async function isCommon(password: string, characters: readonly string[]): Promise<boolean> {
  const known = await (common ??= commonOnes())
  if (known.has(password)) return true
  const [first, end] = [characters.findIndex(isLetter), characters.findLastIndex(isLetter) + 1]
  const word = characters.slice(Math.max(first, 0), end).map((one) => swaps[one] ?? one)
  const around = [...characters.slice(0, Math.max(first, 0)), ...characters.slice(end)]
  return known.has(compact(word.join(''))) && surprises(around) < leastBesides
}

/** @throws 422 for a password that somebody guesses who knows the e-mail address of its account. */
export async function refuseGuessable(password: string, email: string): Promise<void> {
  const folded = password.normalize('NFKC').toLowerCase()
  const characters = [...folded]
  const faults: [boolean, string][] = [
    [await isCommon(folded, characters), 'it is one of the most common passwords, or adds little to one'],
    [isKnown(folded, email), 'it is little more than the e-mail address or the name of this platform'],
    [isRepeated(characters), 'it repeats a few characters'],
    [surprises(characters) < leastInAll, 'its characters follow one another'],
  ]
  const fault = faults.find(([holds]) => holds)
  if (fault) throw refusedValue('password', `is too easy to guess: ${fault[1]}`, '/data/attributes/password')
}
