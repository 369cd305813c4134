/** The walk through all operations: reads, creates, changes, refusals, and at last what ends something. */
import { adapted } from './bodies.ts'
import { mediaOf } from './body-schemas.ts'
import { checkChange } from './changes.ts'
import type { Check } from './check.ts'
import { actsOnRecord } from './contract.ts'
import type { Operation } from './contract.ts'
import { removeOne } from './deletions.ts'
import { checkForm } from './forms.ts'
import type { Own } from './harvest.ts'
import { isSuccess } from './http.ts'
import type { Ask, Caller, Exchange, Linkage } from './http.ts'
import { dig, partsOf, textUnder, withTexts } from './json.ts'
import type { Json } from './json.ts'
import { signIn, signInOperation } from './people.ts'
import { checkNotModified } from './preconditions.ts'
import { takesMatch } from './promised.ts'
import { callersOf, filled, reach, targetsOf, typesOf } from './reach.ts'
import type { Target } from './reach.ts'
import { checkParameters, checkRefusals } from './refusals.ts'

const changesPassword = (operation: Operation): boolean => textUnder(mediaOf(operation)?.example, 'current-password') !== undefined

/** Whether an operation takes or answers records of one of these types. */
const isAbout = ({ contract }: Check, { path }: Operation, types: readonly string[]): boolean =>
  types.some((one) => contract.typesOf(path).has(one))

/** The types of the records that an operation is about, and of those that the example of its body names. */
function typesNamedBy(check: Check, operation: Operation): string[] {
  const named = [...partsOf(mediaOf(operation)?.example)].map((part) => dig(part, 'type')).filter((type) => typeof type === 'string')
  return [...typesOf(check, operation), ...named]
}

/**
 * The lists that tell of what is to be checked, and of what it takes to create such records: all of them where that is
 * everything, or where a type is in no list.
 */
function listsToRead(check: Check): Operation[] {
  const atRoot = check.contract.operations.filter(({ path }) => !path.includes('{'))
  const lists = atRoot.filter(({ method }) => method === 'GET')
  if (check.options.only === undefined) return lists
  const wanted = new Set(check.operations())
  const about = [...wanted].flatMap((one) => typesNamedBy(check, one))
  const creates = atRoot.filter((one) => one.method === 'POST' && isAbout(check, one, about))
  const types = [...about, ...creates.flatMap((one) => typesNamedBy(check, one))]
  if (types.some((type) => !lists.some((list) => isAbout(check, list, [type])))) return lists
  return lists.filter((list) => wanted.has(list) || isAbout(check, list, types))
}

/** Lists as everybody, then each record and each of its relationships. */
export async function read(check: Check): Promise<void> {
  const lists = listsToRead(check)
  for (const operation of lists) {
    for (const as of callersOf(check, operation))
      check.noteRefused(operation, await check.send({ method: 'GET', path: filled(operation, undefined), as }))
  }
  for (const operation of check.operations('GET')) {
    const answered = lists.includes(operation) ? [check.reached.get(operation.id)] : await readRecords(check, operation)
    const [success, ...others] = answered.filter((one) => one !== undefined)
    if (!success) continue
    await checkOtherForms(check, operation, success)
    await checkNotModified(check, operation, success)
    await checkParameters(check, operation, [success, ...others], callersOf(check, operation))
  }
}

/** Reads a record by an operation, or each of its relationships where a word of the path says which. */
async function readRecords(check: Check, operation: Operation): Promise<(Exchange | undefined)[]> {
  const open = operation.parameters.find((one) => one.in === 'path' && one.schema.enum)
  if (!open) return [await reach(check, operation)]
  const answered: (Exchange | undefined)[] = []
  for (const value of open.schema.enum!)
    answered.push(await reach(check, operation, targetsOf(check, operation, { [open.name]: String(value) })))
  return answered
}

/** HEAD answers as GET does, and a documented type that is asked for is answered. */
async function checkOtherForms(check: Check, operation: Operation, { ask, status, headers }: Exchange): Promise<void> {
  const head = await check.send({ ...ask, method: 'HEAD' })
  const said = (one: Pick<Exchange, 'status' | 'headers'>): string => `${one.status} ${one.headers['content-type'] ?? ''}`
  if (said(head) !== said({ status, headers })) {
    check.findings.add(operation.id, head, { what: 'HEAD differs from GET', expected: said({ status, headers }), got: said(head) })
  }
  for (const type of Object.keys(operation.replies.get(status)?.media ?? {})) {
    const answer = await check.send({ ...ask, accept: type })
    const got = answer.headers['content-type'] ?? 'none'
    if (got.split(';')[0] !== type) check.findings.add(operation.id, answer, { what: `asked for ${type}`, expected: type, got })
  }
}

/** Creates come first, then changes of what was created or seen, then what acts on it. */
export async function write(check: Check): Promise<void> {
  const changes = check.operations('PATCH', 'PUT').filter((one) => !changesPassword(one))
  const ordered = [...check.operations('POST'), ...changes].sort((a, b) => Number(actsOnRecord(a)) - Number(actsOnRecord(b)))
  for (const operation of ordered) await reach(check, operation)
}

const isChange = (operation: Operation): boolean => !changesPassword(operation) && (operation.method === 'PATCH' || takesMatch(operation))

/** Writes once more what could be written: as a form, and under conditions. */
export async function rewrite(check: Check): Promise<void> {
  for (const operation of check.operations('POST', 'PATCH', 'PUT')) await checkForm(check, operation)
  for (const operation of check.operations('PATCH', 'POST').filter(isChange)) await checkChange(check, operation)
}

/** After the links were followed, since the sessions of the account end with its password. */
export async function changePasswords(check: Check): Promise<void> {
  for (const operation of check.operations('PATCH', 'PUT', 'POST').filter(changesPassword)) await changePassword(check, operation)
}

/** Changes a password and changes it back, in a session of its own. */
async function changePassword(check: Check, operation: Operation): Promise<void> {
  const { password } = check.options
  const caller = callersOf(check, operation)[0]!
  const session = await freshly(check, caller)
  const body = adapted(check, operation, session)
  const chosen = String(dig(body, 'data', 'attributes', 'password'))
  const ask: Ask = { method: operation.method, path: filled(operation, undefined), as: session, body }
  if (!isSuccess(await check.send(ask))) return
  const back = await check.send({ ...ask, body: withTexts(body, { 'current-password': chosen, password }) })
  if (!isSuccess(back)) {
    const got = `${back.status}; the password of ${caller.email} is now ${chosen}`
    check.findings.add(operation.id, back, { what: 'does not change a password back', expected: 'a 2xx', got })
    return
  }
  caller.token = (await freshly(check, caller)).token
}

/** A session of its own for someone who has one. */
async function freshly(check: Check, { email, roles, own }: Caller): Promise<Caller> {
  const [caller] = await signIn(check.send, signInOperation(check.contract), email, check.options.password)
  return { ...caller, roles, own }
}

export async function refuse(check: Check): Promise<void> {
  for (const operation of check.operations('GET', 'POST', 'PUT', 'PATCH')) {
    const success = check.reached.get(operation.id)?.ask
    await checkRefusals(check, operation, success ?? (await unanswered(check, operation)), success !== undefined)
  }
  for (const operation of check.operations('DELETE')) {
    const [own] = ownTargets(check, operation)
    const as = own?.by[0] ?? callersOf(check, operation)[0]
    const body = mediaOf(operation) && adapted(check, operation, as)
    const base: Ask = { method: 'DELETE', path: own?.path ?? filled(operation, undefined), as: as && (await freshly(check, as)), body }
    await checkRefusals(check, operation, base, own !== undefined || !operation.path.includes('{'))
  }
}

/** A request of which it is not known whether it would be answered. */
async function unanswered(check: Check, operation: Operation): Promise<Ask> {
  const as = callersOf(check, operation)[0]
  const body = mediaOf(operation) && adapted(check, operation, as)
  return { method: operation.method, path: filled(operation, undefined), as: as && (await freshly(check, as)), body }
}

const ownTargets = (check: Check, operation: Operation): Target[] => targetsOf(check, operation).filter((one) => one.own)

/**
 * Deletes what the check created, one record with each operation, then all that is left; ends sessions last. A record stays
 * where somebody who reads a finding will look for it.
 */
export async function end(check: Check): Promise<void> {
  for (const own of check.harvest.own) own.gone ||= check.findings.need(own.id)
  const deletes = check.operations('DELETE')
  for (const operation of deletes.filter(mediaOf)) await removeNamed(check, operation)
  for (const operation of deletes.filter(({ path }) => path.includes('{'))) {
    if (ownTargets(check, operation).length === 0) await createFor(check, operation)
    if (ownTargets(check, operation).length === 0) await findMade(check, typesOf(check, operation))
    await removeOne(check, operation, ownTargets(check, operation))
  }
  for (const { type, id } of check.harvest.own.filter((one) => !one.gone).reverse()) {
    const operation = check.contract.operations.find((one) => one.method === 'DELETE' && typesOf(check, one).includes(type))
    if (operation)
      await removeOne(
        check,
        operation,
        ownTargets(check, operation).filter(({ record }) => record?.id === id),
      )
  }
  for (const operation of deletes.filter((one) => !one.path.includes('{') && !mediaOf(one))) {
    const [caller] = callersOf(check, operation)
    await check.send({ method: 'DELETE', path: operation.path, as: caller && (await freshly(check, caller)) })
  }
}

/** Deletes a record that the body names instead of the path. */
async function removeNamed(check: Check, operation: Operation): Promise<void> {
  const type = dig(mediaOf(operation)!.example, 'data', 'type')
  const own = check.harvest.own.find((one) => one.type === type && !one.gone)
  if (!own) return
  const ask: Ask = { method: 'DELETE', path: operation.path, as: own.by, body: { data: { type, id: own.id } } }
  own.gone = isSuccess(await check.send(ask))
}

/**
 * Finds what the check made along with its own records, such as those that it put on a list of its own: they are related to one,
 * and not older than it.
 */
async function findMade(check: Check, types: readonly string[]): Promise<void> {
  for (const own of check.harvest.own.filter((one) => !one.gone)) {
    const { record } = check.harvest.find(own) ?? {}
    const since = createdAt(record)
    for (const relationship of Object.values((dig(record, 'relationships') ?? {}) as Json)) {
      const path = dig(relationship, 'links', 'related')
      if (since === undefined || typeof path !== 'string' || !mayAnswer(check, path, types)) continue
      const { json } = await check.send({ method: 'GET', path, as: own.by })
      for (const one of [dig(json, 'data') ?? []].flat() as (Json & Linkage)[]) {
        const isMade = types.includes(one.type) && (createdAt(one) ?? '') >= since
        if (isMade) check.harvest.own.push({ type: one.type, id: one.id, by: own.by, gone: false })
      }
    }
  }
}

const createdAt = (record: Json | undefined): string | undefined => dig(record, 'attributes', 'created-at') as string | undefined

function mayAnswer(check: Check, url: string, types: readonly string[]): boolean {
  const operation = check.contract.operationAt('GET', new URL(url).pathname)
  return operation !== undefined && isAbout(check, operation, types)
}

/** Creates one more record of the type that an operation deletes; a session is one that is signed into. */
async function createFor(check: Check, operation: Operation): Promise<void> {
  const types = typesOf(check, operation)
  const makes = ({ json }: Exchange): boolean => types.includes(String(dig(json, 'data', 'type')))
  const door = signInOperation(check.contract)
  const [guestOrFirst] = callersOf(check, operation)
  if (guestOrFirst) {
    const [caller, exchange] = await signIn(check.send, door, guestOrFirst.email, check.options.password)
    if (makes(exchange)) {
      const { type, id } = dig(exchange.json, 'data') as Own
      check.harvest.own.push({ type, id, by: caller, gone: false })
      return
    }
  }
  const creates = check.contract.operations.filter((one) => one.method === 'POST' && one !== door)
  for (const create of creates) {
    const known = check.reached.get(create.id)
    if (known && !makes(known)) continue
    const made =
      known || typesOf(check, { ...create, path: `${create.path}/{id}` }).some((one) => types.includes(one))
        ? await reach(check, create)
        : undefined
    if (made && makes(made)) return
  }
}
