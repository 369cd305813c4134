/** What is asked of HTML without building a tree of it: how deep it nests, which blocks stand at its top, what is harmless of it. */
import type { IOptions } from 'sanitize-html'
import { createHash } from 'node:crypto'
import { badValue, refuseAll } from '../http/errors.ts'

/** Deeper than any text is. Parsing takes the longer the deeper it goes, so that depth is counted first. */
export const deepest = 200
const empty = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** By the parser of what cleans the HTML, since a tag that closes nothing makes nothing less deep. */
export async function isTooDeep(html: string): Promise<boolean> {
  const { Parser } = await import('htmlparser2')
  let depth = 0
  const parser = new Parser({
    onopentagname(name) {
      if (!empty.has(name) && ++depth > deepest) parser.pause()
    },
    onclosetag(name) {
      if (!empty.has(name)) depth--
    },
  })
  parser.write(html)
  return depth > deepest
}

/** Text as HTML says it, in attributes too. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Elements that flow with the text around them. */
const inline = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'q'],
  ...['rb', 'rp', 'rt', 'rtc', 'ruby', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
])

/**
 * The blocks at the top of HTML that was cleaned, in their order: each element that stands for itself, and each run of
 * text and inline elements between such.
 */
export function blocksOf(html: string): string[] {
  const blocks: string[] = []
  let start = 0
  let depth = 0
  const end = (at: number): void => {
    const block = html.slice(start, at).trim()
    if (block !== '') blocks.push(block)
    start = at
  }
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    const [tag, close, name] = match as unknown as [string, string, string]
    const alone = !inline.has(name)
    if (depth === 0 && alone && !close) end(match.index)
    if (!empty.has(name)) depth += close ? -1 : 1
    if (depth === 0 && alone) end(match.index + tag.length)
  }
  end(html.length)
  return blocks
}

/** Tells a block by its words; one without words, such as a rule, by its elements. */
export const hashOf = (block: string): string => {
  const words = block
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return createHash('sha256')
    .update(words || block)
    .digest('hex')
}

const allowed = (usual: string[]): IOptions => ({
  allowedTags: [...usual, 'img', 'figure', 'figcaption', 'del', 'ins'],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  disallowedTagsMode: 'discard',
})

/**
 * The HTML of an attribute of which only harmless elements are left.
 * @throws 422 for what nests too deep, or when escaping made it longer than it may be.
 */
export async function cleanHtml(name: string, html: string, longest: number): Promise<string> {
  const pointer = `/data/attributes/${name}`
  if (await isTooDeep(html)) refuseAll([badValue(name, `nests deeper than ${deepest} elements`, pointer)])
  const { default: sanitize } = await import('sanitize-html')
  const text = sanitize(html, allowed(sanitize.defaults.allowedTags))
  if (text.length > longest && [...text].length > longest) {
    refuseAll([badValue(name, `must NOT have more than ${longest} characters once cleaned`, pointer)])
  }
  return text
}
