import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { routes } from '../../src/generated/routes.ts'
import { setColumns } from '../support/columns.ts'
import { checks, published } from '../support/contract.ts'
import { startServer } from '../support/server.ts'
import type { Answer, Client } from '../support/server.ts'
import { prepareFresh } from './fresh-rows.ts'
import { linkTo } from '../support/file-links.ts'
import { prepareToken } from './tokens.ts'

const server = startServer()

interface Schema {
  $ref?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  format?: string
  readOnly?: boolean
  'x-restricted'?: boolean
  'x-file'?: object
}
interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  example?: unknown
}
interface Content {
  content?: Record<string, { schema: Schema; example?: unknown }>
}
interface Documented {
  operationId: string
  security: object[]
  'x-roles'?: string[]
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}
interface Operation extends Documented {
  method: string
  path: string
  given: Parameter[]
}
interface Document {
  paths: Record<string, Record<string, Documented> & { parameters?: Parameter[] }>
  components: Record<string, Record<string, unknown>>
}
// A document of answers, and any part of one, is read freely here.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any

const document = published as unknown as Document
const resolve = <T extends { $ref?: string }>(part: T): T => {
  const [bucket, name] = part.$ref?.split('/').slice(-2) ?? []
  return bucket === undefined ? part : resolve(document.components[bucket]![name!] as T)
}

const methods = ['get', 'post', 'patch', 'delete']
/** The others sign in with the password that one changes. Deletes come last, and the end of their session after all of them. */
const order = ({ operationId, method, path }: Operation): number =>
  operationId === 'changePassword' ? 1 : method !== 'delete' ? 0 : path.includes('{') ? 2 : 3
const operations = Object.entries(document.paths)
  .flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method): Operation => {
        const own = item[method]!
        const all = [...(own.parameters ?? []), ...(item.parameters ?? [])].map(resolve)
        return { ...own, method, path, given: all.filter((one, index) => index === all.findIndex((other) => other.name === one.name)) }
      }),
  )
  .sort((a, b) => order(a) - order(b))

const successesOf = ({ responses }: Operation): Map<number, { schema: Schema; example?: Json } | undefined> =>
  new Map(
    Object.keys(responses)
      .filter((one) => one.startsWith('2') || one === '302')
      .map((status) => [Number(status), responses[status]!.content?.['application/json']]),
  )
const bodyOf = ({ requestBody }: Operation) => requestBody?.content?.['application/json']
const written = ({ name, example }: Parameter): string => `${name}=${encodeURIComponent(String(example))}`

/** Pages are asked for of a relationship that has some, whichever one the document gives as its example. */
const paged = (id: string): string | undefined => {
  const answer = routes.find((one) => one.id === id)!.answer
  return 'relationships' in answer ? Object.entries(answer.relationships).find(([, one]) => one.many)?.[0] : undefined
}

function addressOf({ operationId, path, given }: Operation, extra?: Parameter): string {
  // No signature that is written down is one for long, or for another server.
  if (operationId === 'getFile') return linkTo(String(given.find((one) => one.in === 'path')!.example))
  const start = extra ? path.replace('{relationship}', paged(operationId) ?? '{relationship}') : path
  const address = given.filter((one) => one.in === 'path').reduce((made, one) => made.replace(`{${one.name}}`, String(one.example)), start)
  const query = [...given.filter((one) => one.in === 'query' && one.required && one !== extra), ...(extra ? [extra] : [])].map(written)
  return query.length > 0 ? `${address}?${query.join('&')}` : address
}

const accounts: Record<string, string> = {
  'corporate-user': 'corporate',
  'insight-provider': 'provider',
  'compliance-officer': 'compliance',
  'team-lead': 'lead',
}

/** Who sends an example that is for one account alone. */
const senders: Record<string, string> = {
  createCalendarFeed: 'investor-2',
  createInsightDocument: 'provider',
  createTemporaryAuthentication: 'investor',
  deleteComment: 'admin',
  deleteSession: 'lukas.hofstede',
  getCompanyRelationship: 'corporate',
  getCompanyRelated: 'corporate',
  getInsightProviderRelationship: 'investor',
  getInsightProviderRelated: 'investor',
  getInsightProviderProfileRelationship: 'investor',
  getInsightProviderProfileRelated: 'investor',
  receiveMailReports: 'mail-service',
  requestInsightPublicationAccess: 'samuel.penrose',
  search: 'investor',
  listPublicationAccessRequests: 'corporate',
  getPublicationAccessRequestRelationship: 'corporate',
  getPublicationAccessRequestRelated: 'corporate',
  getImageRelationship: 'investor',
  getCorporateEventRelationship: 'investor',
  getCorporateEventRelated: 'investor',
  getCorporatePresentationRelationship: 'investor',
  getCorporatePresentationRelated: 'investor',
  getEntityNewsRelationship: 'investor',
  getEntityNewsRelated: 'investor',
  getExchangeAnnouncementRelationship: 'investor',
  getExchangeAnnouncementRelated: 'investor',
  getImageRelated: 'investor',
  createInsightProviderProfile: 'lead',
  updateInvestorCompany: 'admin',
  updateCancelledInsight: 'editor',
  getPremiumServicePackageRelationship: 'finance',
  getPremiumServicePackageRelated: 'finance',
  updatePremiumServiceNote: 'account-manager',
  deletePremiumServiceNote: 'provider',
  getContactListRelationship: 'corporate',
  getContactListRelated: 'corporate',
  getContactRelationship: 'corporate',
  getContactRelated: 'corporate',
  getImportRelationship: 'corporate',
  getImportRelated: 'corporate',
  getCorporateEmailCampaignRelationship: 'corporate',
  getCorporateEmailCampaignRelated: 'corporate',
  getCampaignDeliveryRelationship: 'corporate',
  getCampaignDeliveryRelated: 'corporate',
  getCompanyAnalyticDistributionReportRelationship: 'lead',
  getCompanyAnalyticDistributionReportRelated: 'lead',
  getMtdCompanyAnalyticDistributionReportRelationship: 'lead',
  getMtdCompanyAnalyticDistributionReportRelated: 'lead',
  getCompanyMtdQvaReportRelationship: 'lead',
  getCompanyMtdQvaReportRelated: 'lead',
  getCompanyPaymentRelationship: 'lead',
  getCompanyPaymentRelated: 'lead',
}

/** What these are sent is added or taken away, or others come to it, so that it is not what there is afterwards. */
const partial = ['addCollectionItems', 'removeCollectionItems', 'createMessageGroup']
/** What even an admin sees only for a case: whoever sent it looks. */
const unseen = ['createMessage', 'updateMessageGroup']
/** What the server makes or counts whatever was sent. */
const madeAnew = ['token', 'source-file-size']

/** Who may send the example: a guest, an account with a role that the operation names, or the account whose record it is. */
async function send(operation: Operation, extra?: Parameter): Promise<Answer> {
  const { operationId, method, security, 'x-roles': roles } = operation
  const ask = (client: Client) => client.send(method.toUpperCase(), addressOf(operation, extra), bodyOf(operation)?.example)
  if (extra?.name === 'case-number') return ask(await server.as('admin'))
  if (senders[operationId]) return ask(await server.as(senders[operationId]))
  if (security.length === 0 || security.some((one) => Object.keys(one).length === 0)) return ask(server.guest)
  const [role = 'admin'] = roles ?? []
  if (roles) return ask(await server.as(accounts[role] ?? role))
  const answer = await ask(await server.as('investor'))
  return [403, 404].includes(answer.status) ? ask(await server.as('provider')) : answer
}

/** The schema of an attribute of the resource object that a request or an answer is about. */
function attributeOf(schema: Schema, name: string): Schema | undefined {
  const whole = resolve(schema)
  const one = [...(whole.oneOf ?? []), ...(whole.anyOf ?? []), whole].map(resolve).find((part) => part.properties?.['data'])
  const data = one && resolve(one.properties!['data']!)
  const attributes = data && resolve(data.items ?? data).properties?.['attributes']
  const found = attributes && resolve(attributes).properties?.[name]
  return found && resolve(found)
}

const isTime = (schema: Schema | undefined): boolean =>
  schema !== undefined && [schema, ...(schema.oneOf ?? [])].some((one) => resolve(one).format === 'timestamp')

const fits = (name: string, value: unknown): boolean => checks[name]!(value)
const namesOf = (schema: Schema): string[] => (schema.anyOf ?? schema.oneOf ?? [schema]).map((one) => one.$ref!.split('/').at(-1)!)

/** The names in the resource objects of a document, without those of attributes that only some callers are given. */
function shapeOf({ data }: { data: Json }, schema: Schema): object[] {
  const always = (name: string): boolean =>
    namesOf(schema).every((one) => attributeOf({ $ref: `#/components/schemas/${one}` }, name)?.['x-restricted'] !== true)
  return [data]
    .flat()
    .slice(0, 1)
    .map((one: Json) => ({
      type: one?.type,
      // What is no resource object has a member for each kind of thing that there is.
      members: one?.type === undefined ? [] : Object.keys(one),
      attributes: Object.keys(one?.attributes ?? {})
        .filter(always)
        .sort(),
      relationships: Object.keys(one?.relationships ?? {}).sort(),
    }))
}

beforeAll(async () => {
  const example: Json = bodyOf(operations.find((one) => one.operationId === 'resetPassword')!)?.example
  await prepareToken(server.db, example.data.attributes.token, 'password-reset', 23)
  await prepareFresh(server.db)
  const forOneFirm = { company_id: seedId('companies', 5) }
  await setColumns(server.db, 'premium_service_packages', seedId('premium-service-packages', 1), forOneFirm)
})

const executed = new Set<string>()

describe.each(operations.map((operation) => ({ id: operation.operationId, operation })))('$id', ({ operation }) => {
  const successes = successesOf(operation)
  const statuses = [...successes.keys()]
  const request = bodyOf(operation)
  const mailed = operation.path.endsWith('/page') ? operation.given.find((one) => one.name === 'code') : undefined
  const purpose = operation.path.includes('password') ? 'password-reset' : 'verify-email'
  // What works once is sent by several tests.
  if (mailed) beforeEach(() => prepareToken(server.db, String(mailed.example), purpose, 23))

  for (const [status, media] of successes) {
    if (!media) continue
    test(`documents an answer ${status} that fits its own schema`, () => {
      expect(namesOf(media.schema).filter((name) => fits(name, media.example))).not.toEqual([])
    })
  }

  test('documents a value for each part of its address, and a body where it takes one', () => {
    expect(operation.given.filter((one) => one.example === undefined)).toEqual([])
    expect(request?.example === undefined).toBe(request === undefined)
  })

  test.each(operation.given.filter((one) => one.in === 'query').map((one) => [written(one), one] as const))(
    'takes the documented %s',
    async (_written, parameter) => {
      const { status, text } = await send(operation, parameter)
      expect(statuses, text).toContain(status)
    },
  )

  test(`answers ${statuses.join(' or ')} to its documented request, with what was sent and as documented`, async () => {
    const answer = await send(operation)
    executed.add(operation.operationId)
    expect(statuses, answer.text).toContain(answer.status)
    const media = successes.get(answer.status)
    if (!media) return
    if (media.example.data) expect(shapeOf(answer.body, media.schema)).toEqual(shapeOf(media.example, media.schema))
    if (partial.includes(operation.operationId)) return
    const { attributes = {}, relationships = {} } = (request?.example as Json)?.data ?? {}
    const kept = answer.body.data?.attributes ?? {}
    for (const [name, sent] of Object.entries(attributes)) {
      const schema = attributeOf(request!.schema, name)
      if (!(name in kept) || madeAnew.includes(name) || schema?.readOnly || schema?.['x-file']) continue
      const instant = (value: Json): Json => (value !== null && isTime(attributeOf(media.schema, name)) ? Date.parse(value) : value)
      expect({ [name]: instant(kept[name]) }).toEqual({ [name]: instant(sent) })
    }
    for (const [name, sent] of Object.entries<Json>(relationships)) {
      if (!(name in answer.body.data.relationships)) continue
      const data = sent.data === undefined ? sent : sent.data
      const self = answer.body.data.relationships[name].links.self
      const reader = await server.as(unseen.includes(operation.operationId) ? 'investor' : 'admin')
      const linkage = (await reader.get(self)).body.data
      expect({ [name]: linkage }).toEqual({ [name]: data })
    }
  })
})

describe('of all operations', () => {
  /** What an operation takes or answers and shows no example of. */
  const lacking = (operation: Operation): string[] => [
    ...(bodyOf(operation) && bodyOf(operation)!.example === undefined ? ['its request'] : []),
    ...[...successesOf(operation)].flatMap(([status, media]) => (media && media.example === undefined ? [`its answer ${status}`] : [])),
  ]

  test('each has an example of what it takes and of each thing that it answers', () => {
    expect(operations.flatMap((one) => lacking(one).map((part) => `${one.operationId} shows no example of ${part}`))).toEqual([])
  })

  test('each was sent as documented', () => {
    expect(operations.map((one) => one.operationId).filter((id) => !executed.has(id))).toEqual([])
  })

  test('one without an example would be found', () => {
    const { requestBody, ...bare } = operations.find((one) => one.requestBody)!
    const content = { 'application/json': { schema: requestBody!.content!['application/json']!.schema } }
    expect(lacking({ ...bare, requestBody: { content }, responses: { '200': { content } } })).toEqual(['its request', 'its answer 200'])
  })
})

/** The answers that operations share; those of a success are named by its status. */
const failures = Object.keys(document.components['responses']!).filter((name) => !/\d$|^NotModified$/.test(name))

describe.each(failures)('the failure %s', (name) => {
  test('documents an answer that fits its own schema', () => {
    const { schema, example } = (document.components['responses']![name] as Content).content!['application/json']!
    expect(namesOf(schema).every((one) => fits(one, example))).toBe(true)
  })
})
