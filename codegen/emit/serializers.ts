/** `serializers.ts`: one function a resource object, from text row to JSON text. */
import { isRelationshipOperation, valuesOf } from '../meaning.ts'
import type { Attribute, Kind, Model, Resource, ResourceObject } from '../model.ts'

/** The kinds of files, of which each has a function where some attribute is of it. */
const fileKinds = ['downloads', 'downloadsByName', 'downloadsInHtml'] as const

export function emitSerializers(model: Model): string {
  const used = fileKinds.filter((kind) => model.objects.some((object) => valuesOf(object).some((one) => one.kind === kind)))
  return [
    "import type { Rows } from './contract.ts'",
    '',
    "const text = (value: string | null): string => (value === null ? 'null' : JSON.stringify(value))",
    '',
    '/** PostgreSQL writes `2026-01-01 00:00:00.12+00`; the contract has milliseconds and the offset in full. */',
    'const time = (value: string | null): string => {',
    "  if (value === null) return 'null'",
    "  const fraction = value.length > 22 ? value.slice(20, Math.min(23, value.length - 3)).padEnd(3, '0') : '000'",
    "  return '\"' + value.slice(0, 10) + 'T' + value.slice(11, 19) + '.' + fraction + '+00:00\"'",
    '}',
    '',
    '/** The signed URL under which a stored file can be downloaded; that of a picture that a record shows is the same for a day. */',
    'export type LinkTo = (file: string, shown?: boolean) => string',
    '',
    "const download = (file: string | null, linkTo: LinkTo): string => (file === null ? 'null' : JSON.stringify(linkTo(file)))",
    '',
    ...used.flatMap((kind) => ofFiles[kind]),
    '/** How a value is written that is not JSON already, by its kind. */',
    `export const values: Record<string, ((value: string | null, linkTo: LinkTo) => string) | undefined> = { ${['text', 'timestamp: time', 'download', ...used].join(', ')} }`,
    '',
    ...model.objects.flatMap((object) => serializer(model, object)),
    '/** The serializer of each resource object. */',
    'export const serializers = {',
    ...model.objects.map((object) => `  ${object.component}: write${object.component},`),
    '}',
    '',
    '/** The columns that each resource object selects, and how their values become text. */',
    'export const columns: Record<keyof Rows, readonly (readonly [column: string, kind: string])[]> = {',
    ...model.objects.map(
      (object) =>
        `  ${object.component}: [${valuesOf(object)
          .map((one) => `['${one.column}', '${one.restricted ? 'restricted' : one.kind}']`)
          .join(', ')}],`,
    ),
    '}',
    '',
    '/** The columns that change by themselves, or with what others do to the record, which is no change of it. */',
    'export const incidental: Record<string, readonly string[] | undefined> = {',
    ...model.objects.flatMap(({ component, attributes }) => {
      const aside = attributes.filter((one) => one.incidental).map((one) => `'${one.column}'`)
      return aside.length > 0 ? [`  ${component}: [${aside.join(', ')}],`] : []
    }),
    '}',
    '',
    '/** What each type is shown and listed as, where its relationships lead, and the operations that answer them all. */',
    'export const shapes = {',
    ...model.resources.map(
      (one) =>
        `  '${one.type}': { path: '${one.path}', show: '${one.show.component}', item: '${one.item.component}', relationships: { ${one.show.relationships
          .map((to) => `'${to.name}': { types: ['${to.types.join("', '")}'], many: ${to.many}, public: ${to.public} }`)
          .join(', ')} }, related: [${relationshipOperations(model, one)}] },`,
    ),
    '} as const',
    '',
  ].join('\n')
}

const relationshipOperations = (model: Model, { type }: Resource): string =>
  model.operations
    .filter((one) => isRelationshipOperation(one) && one.type === type)
    .map(({ id }) => `'${id}'`)
    .join(', ')

/** The functions of the kinds of files. */
const ofFiles: Record<(typeof fileKinds)[number], string[]> = {
  downloads: [
    '/** Stored files and addresses elsewhere, as one list: an id has no colon. */',
    'const downloads = (list: string | null, linkTo: LinkTo): string =>',
    "  JSON.stringify((JSON.parse(list!) as string[]).map((one) => (one.includes(':') ? one : linkTo(one))))",
    '',
  ],
  downloadsByName: [
    '/** Stored files by name, as an object; null where there is none. */',
    'const downloadsByName = (files: string | null, linkTo: LinkTo): string =>',
    "  JSON.stringify(JSON.parse(files!), (_name, one: unknown) => (typeof one === 'string' ? linkTo(one, true) : one))",
    '',
  ],
  downloadsInHtml: [
    '/** HTML that names the stored file of each picture as its source. */',
    'const downloadsInHtml = (html: string | null, linkTo: LinkTo): string =>',
    '  text(html && html.replaceAll(/(<img data-image-id="[^"]*" src=")([^"]*)/g, (_whole, start: string, file: string) => start + linkTo(file, true).replaceAll(\'&\', \'&amp;\')))',
    '',
  ],
}

function serializer(model: Model, object: ResourceObject): string[] {
  const { path } = model.resources.find((one) => one.type === object.type)!
  const always = object.attributes.filter((one) => !one.restricted)
  const restricted = object.attributes.filter((one) => one.restricted)
  const parts = [
    `'{"id":' + text(row.id) + ',"type":"${object.type}","links":{"self":"' + self + '"},"attributes":{'`,
    ...always.map(member),
    ...restricted.map((one) => `(row.${one.column} === null ? '' : ',"${one.name}":' + row.${one.column})`),
    `'},"relationships":{${object.relationships
      .map(
        ({ name }, index) =>
          `${index === 0 ? '' : ','}"${name}":{"links":{"self":"' + self + '/relationships/${name}","related":"' + self + '/${name}"}}`,
      )
      .join('')}}${object.meta.length > 0 ? ',"meta":{' : '}'}'`,
    ...object.meta.map(member),
    ...(object.meta.length > 0 ? [`'}}'`] : []),
  ]
  return [
    `export function write${object.component}(row: Rows['${object.component}'], base: string${valuesOf(object).some((one) => isFile(one.kind)) ? ', linkTo: LinkTo' : ''}): string {`,
    `  const self = base + '${path}/' + encodeURIComponent(row.id)`,
    `  return ${parts.join(' +\n    ')}`,
    '}',
    '',
  ]
}

const member = (one: Attribute, index: number): string => `'${index === 0 ? '' : ','}"${one.name}":' + ${value(one)}`

function value({ kind, column }: Attribute): string {
  if (kind === 'text') return `text(row.${column})`
  if (kind === 'timestamp') return `time(row.${column})`
  if (kind === 'below') return `JSON.stringify(self + '/' + row.${column})`
  return isFile(kind) ? `${kind}(row.${column}, linkTo)` : `row.${column}`
}

const isFile = (kind: Kind): boolean => kind.startsWith('download')
