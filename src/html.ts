/** HTML without a tree: what is left of it, the blocks at its top, and its words. */
import { hash } from 'node:crypto'
import type { IOptions } from 'sanitize-html'

/** Deeper than any text is. Parsing takes the longer the deeper it goes, so that it ends there. */
export const deepest = 200
const empty = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

class TooDeep extends Error {}

/** What is left of HTML by `allowed`, which is given the usual tags; undefined where it nests too deep. */
export async function harmless(html: string, allowed: (usual: string[]) => IOptions): Promise<string | undefined> {
  const { default: sanitize } = await import('sanitize-html')
  let depth = 0
  const onOpenTag = (): void => {
    if (++depth > deepest) throw new TooDeep()
  }
  const onCloseTag = (): void => void depth--
  try {
    return sanitize(html, { ...allowed(sanitize.defaults.allowedTags), onOpenTag, onCloseTag })
  } catch (error) {
    if (error instanceof TooDeep) return undefined
    throw error
  }
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
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:[^a-z0-9<>][^<>]*)?>/g)) {
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
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return hash('sha256', words || block)
}

/** What is kept of a text whose pictures have the attributes `img`. */
const written = (usual: string[], img: readonly string[]): IOptions => ({
  allowedTags: [...usual, 'img', 'figure', 'figcaption', 'del', 'ins', 'bdi', 'bdo'],
  allowedAttributes: {
    '*': ['dir', 'lang', 'id'],
    ol: ['start', 'reversed'],
    a: ['href', 'title'],
    img: [...img],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  disallowedTagsMode: 'discard',
})

/** How a text is kept: with pictures by their addresses or with its own by their ids, or as a mail, without what mail programs pass over. */
export type Form = 'addressed' | 'pictured' | 'mailed'

/** What is left of HTML, undefined where it nests too deep, and the pictures that it names by id. */
export interface Cleaned {
  text: string | undefined
  pictures: string[]
}

const forms: Record<Form, (usual: string[], named: Set<string>) => IOptions> = {
  addressed: (usual) => written(usual, ['src', 'alt', 'width', 'height']),
  mailed: (usual) => ({
    allowedTags: [...usual, 'img'],
    allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'width', 'height'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    disallowedTagsMode: 'discard',
  }),
  pictured: (usual, named) => ({
    ...written(usual, ['data-image-id', 'alt', 'width', 'height']),
    transformTags: {
      img: (tagName, { 'data-image-id': id = '', ...others }) => {
        named.add(id)
        return { tagName, attribs: { 'data-image-id': id, ...others } }
      },
    },
  }),
}

/** Cleans HTML in this thread. */
export async function cleanedHere(html: string, form: Form): Promise<Cleaned> {
  const named = new Set<string>()
  const text = await harmless(html, (usual) => forms[form](usual, named))
  return { text, pictures: [...named] }
}

/** The characters that HTML names. */
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Whether HTML or text holds anything to read or to look at. */
export const saysSomething = (html: string | null): boolean =>
  html !== null && (/<img\s/.test(html) || /[\p{L}\p{N}\p{S}]/u.test(plainText(html)))

/** HTML that was cleaned as plain text: blocks on lines of their own, links with their addresses. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<a ([^<>]*)>([^<]*)<\/a>/g, (_whole, attributes: string, words: string) => {
      const address = /href="([^"]*)"/.exec(attributes)?.[1]
      return address === undefined || address === words ? words : `${words} (${address})`
    })
    .replaceAll(/<li[^<>]*>/g, '\n- ')
    .replaceAll(/<(?:br|\/(?:p|div|h[1-6]|li|tr|table|blockquote|ul|ol|figure))[^<>]*>/g, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|(\w{2,6}));/g, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined ? (named[name!] ?? whole) : Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : '',
    )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
