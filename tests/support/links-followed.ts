/** What is answered to somebody who follows the links of what they see. */
import type { Answer, Client } from './server.ts'

/** How many levels of links are followed. */
const depth = 2
const atOnce = 16
const shapeOf = (url: string): string => url.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '*')

/** Every link that stands anywhere in a document, in order. */
function linksOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const own = Object.values((part as { links?: Record<string, unknown> }).links ?? {})
  const named = Array.isArray(part) ? [] : own.filter((one) => typeof one === 'string')
  return [...named, ...Object.entries(part).flatMap(([name, below]) => (name === 'links' ? [] : linksOf(below)))]
}

/** All answers from the starts on, by address. Of links that differ in nothing but ids so many are followed from each level. */
export async function answersFrom(client: Client, starts: readonly string[], alike: readonly number[]): Promise<Map<string, Answer>> {
  const found = new Map<string, Answer>()
  let level = [...new Set(starts)]
  for (let deep = 0; deep <= depth; deep++) {
    const next = new Set<string>()
    for (let first = 0; first < level.length; first += atOnce) {
      const batch = level.slice(first, first + atOnce)
      const answered = await Promise.all(batch.map((url) => client.get(url)))
      answered.forEach((answer, index) => {
        found.set(batch[index]!, answer)
        for (const url of linksOf(answer.body)) next.add(url)
      })
    }
    const shapes = new Map<string, number>()
    level = [...next].filter((url) => {
      const seen = shapes.get(shapeOf(url)) ?? 0
      shapes.set(shapeOf(url), seen + 1)
      return seen < (alike[deep] ?? 0) && !found.has(url)
    })
  }
  return found
}
