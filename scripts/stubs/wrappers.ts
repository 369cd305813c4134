/** The documents that wrap one resource object or many: what the contract refers to and does not define is written into it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

interface Written {
  notes: string[]
  /** Puts the files back as they were. */
  undo(): void
}

/** Adds the wrappers that the files of a contract lack, each after what stands in its file. */
export function writeWrappers(folder: string): Written {
  const before = new Map<string, string>()
  const notes: string[] = []
  for (const one of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!one.endsWith('.yaml') || /^(?:released|shared)\b/.test(one)) continue
    const file = join(folder, one)
    const text = readFileSync(file, 'utf8')
    const wrappers = missingIn(text, basename(file, '.yaml'))
    if (wrappers.length === 0) continue
    before.set(file, text)
    writeFileSync(file, `${text.trimEnd()}\n${wrappers.map((wrapper) => `\n${wrapper.text}`).join('')}`)
    notes.push(`${file}: ${wrappers.map(({ name }) => name).join(', ')}`)
  }
  return { notes, undo: () => before.forEach((text, file) => writeFileSync(file, text)) }
}

function missingIn(text: string, type: string): { name: string; text: string }[] {
  const defined = new Set([...text.matchAll(/^([A-Z]\w*):/gm)].map((one) => one[1]!))
  const named = new Map([...text.matchAll(/\$ref: '?#\/((\w+)(Document|Page|List))\b/g)].map((one) => [one[1]!, one]))
  const inOrder = [...named].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  return inOrder.flatMap(([, name = '', component = '', kind]) => {
    if (defined.has(name) || !defined.has(component)) return []
    if (kind === 'Document') return { name, text: oneOf(name, component) }
    const item = defined.has(`${component}ListItem`) ? `${component}ListItem` : component
    return { name, text: manyOf(name, item, type.replaceAll(/[-_]/g, ' '), kind === 'Page') }
  })
}

const words = (component: string): string => component.replaceAll(/\B[A-Z]/g, ' $&').toLowerCase()

const oneOf = (name: string, component: string): string => `${name}:
  type: object
  description: One ${words(component)}.
  properties:
    data: { $ref: '#/${component}' }
`

const manyOf = (name: string, item: string, plural: string, page: boolean): string => `${name}:
  type: object
  description: ${page ? 'One page of' : 'All'} ${plural}.
  properties:
    data:
      type: array
      description: The ${plural}.
      maxItems: 100
      items: { $ref: '#/${item}' }
    meta: { $ref: ../shared/schemas.yaml#/${page ? 'PageMeta' : 'CountMeta'} }
${page ? '    links: { $ref: ../shared/schemas.yaml#/PageLinks }\n' : ''}`
