/** The text of a comment: a subset of Markdown as harmless HTML, and whom it mentions. */
import type { Marked, MarkedExtension } from 'marked'
import type { IOptions } from 'sanitize-html'
import { deepest, harmless } from '../../html.ts'
import { broken } from '../../refusals.ts'

/** What is no part of the subset stays the text that it is. */
const plain = (): undefined => undefined
const subset: MarkedExtension = {
  breaks: true,
  tokenizer: {
    html: plain,
    tag: plain,
    heading: plain,
    lheading: plain,
    hr: plain,
    table: plain,
    def: plain,
    // An image is a link behind an exclamation mark.
    link: (text) => (text.startsWith('!') ? undefined : false),
  },
}

const allowed: IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'del', 'a', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
  allowedAttributes: { a: ['href', 'title', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'nofollow noopener noreferrer' } }) },
}

const longest = 100_000

/** More than any text has. How they pair is found in a time that grows as the square of how many there are. */
const mostMarks = 500
const marks = /\*+|_+|~+/g
/** Lines below the head of a table, which is no part of the subset: the parser looks from each to the end of the text all the same. */
const mostRules = 100
const rules = /^[ \t|:]*-[ \t|:-]*$/gm
/** The signs of quotes and lists that a line begins with, each of which is a level. */
const levels = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[).])(?=[ \t])))+/gm

/** Blanks that nobody sees all of; what follows them is looked for from each. */
const wide = / {100,}/g
const wideAtMost = ' '.repeat(100)

const nests = (body: string): boolean => (body.match(levels) ?? []).some((line) => line.replaceAll(/[\d\s]/g, '').length > deepest)

/** The HTML of a comment. @throws 422 where it nests too deep, has too many marks or rules, or grows too long. */
export async function htmlOf(body: string): Promise<string> {
  if ((body.match(marks) ?? []).length > mostMarks) {
    throw broken(`body has more than ${mostMarks} marks of emphasis`, '/data/attributes/body')
  }
  if ((body.match(rules) ?? []).length > mostRules)
    throw broken(`body has more than ${mostRules} lines of hyphens`, '/data/attributes/body')
  const { Marked } = await import('marked')
  const html = nests(body) ? undefined : parsed(new Marked(subset), body.replaceAll(wide, wideAtMost))
  const clean = html === undefined ? undefined : (await harmless(html, () => allowed))?.trim()
  if (clean === undefined) throw broken(`body nests deeper than ${deepest} elements`, '/data/attributes/body')
  if (clean.length > longest) throw broken(`body has more than ${longest} characters as HTML`, '/data/attributes/body')
  return clean
}

/** Nothing where it nests deeper than the parser, which calls itself for each level, can follow. */
function parsed(marked: Marked, body: string): string | undefined {
  try {
    return marked.parse(body, { async: false })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const mention = /(?<![\w@./-])@([a-z0-9]+(?:-[a-z0-9]+)*)/g
const mostMentions = 20

/** The slugs that a text mentions, each once. */
export const mentionedIn = (body: string): string[] =>
  [...new Set([...body.matchAll(mention)].map((match) => match[1]!))].slice(0, mostMentions)
