/** Who may call an operation: its credentials and roles. */
import { isDeepStrictEqual } from 'node:util'
import type { OpenApi, OpenApiOperation } from '../openapi.ts'
import { changeOf } from './change.ts'
import type { Change } from './change.ts'
import type { Placed } from './references.ts'

type Requirements = readonly Record<string, string[]>[]

const requirementsOf = (document: OpenApi, { security }: OpenApiOperation): Requirements =>
  security ?? (document.security as Requirements | undefined) ?? []

const needOf = (all: Requirements): string =>
  all.length === 0 ? 'none' : all.some((one) => Object.keys(one).length === 0) ? 'optional' : 'required'

/** A credential as a caller knows it, or several that are needed together. */
const credentialsOf = (all: Requirements): string[] =>
  all
    .filter((one) => Object.keys(one).length > 0)
    .map((one) =>
      Object.entries(one)
        .map(([name, scopes]) => [name, ...scopes].join(' '))
        .sort()
        .join(' and '),
    )

const schemesOf = (document: OpenApi): Record<string, Record<string, unknown>> =>
  (document.components?.securitySchemes ?? {}) as Record<string, Record<string, unknown>>

/** The credentials that the document knows: one change each, however many operations take them. */
export function compareSchemes(before: OpenApi, after: OpenApi, operations: readonly Placed[]): Change[] {
  const [was, is] = [schemesOf(before), schemesOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name): Change[] => {
    const users = operations.filter((one) => requirementsOf(before, one.operation).some((all) => name in all)).map((one) => one.id)
    const say = (what: string, breaks: boolean, key?: string): Change =>
      changeOf(`security scheme ${name}`, what, {
        kind: 'caller',
        way: ['components', 'securitySchemes', ...(is[name] ? [name] : []), ...(key === undefined ? [] : [key])],
        breaks: breaks && users.length > 0,
        operations: users,
      })
    const [old, now] = [was[name], is[name]]
    if (!old) return [say('added', false)]
    if (!now) return [say('removed', true)]
    return ['type', 'scheme', 'in', 'name', 'openIdConnectUrl', 'flows'].flatMap((key) =>
      isDeepStrictEqual(old[key], now[key])
        ? []
        : [say(`${key} was ${JSON.stringify(old[key]) ?? 'absent'}, is ${JSON.stringify(now[key]) ?? 'absent'}`, true, key)],
    )
  })
}

/** Who may call one operation that both documents have. */
export function compareCallers(before: OpenApi, after: OpenApi, was: Placed, is: Placed): Change[] {
  const changes: Change[] = []
  const add = (key: string, what: string, breaks: boolean): void => {
    changes.push(changeOf(`operation ${was.id}`, what, { kind: 'caller', way: [...is.way, key], breaks, operation: was.id }))
  }
  const [old, now] = [requirementsOf(before, was.operation), requirementsOf(after, is.operation)]
  const [need, needs] = [needOf(old), needOf(now)]
  if (need !== needs)
    add('security', `security was ${need}, is ${needs}`, needs === 'required' || (need === 'optional' && needs === 'none'))
  if (need !== 'none' && needs !== 'none') {
    const known = Object.keys(schemesOf(after))
    for (const one of credentialsOf(now).filter((some) => !credentialsOf(old).includes(some))) {
      add('security', `credential ${one} accepted`, false)
    }
    for (const one of credentialsOf(old).filter((some) => !credentialsOf(now).includes(some))) {
      // What is gone from the document altogether is said once.
      if (one.split(' and ').every((some) => known.includes(some.split(' ')[0]!)))
        add('security', `credential ${one} no longer accepted`, true)
    }
  }
  const [roles, allowed] = [was.operation['x-roles'], is.operation['x-roles']]
  if (!isDeepStrictEqual(roles?.toSorted(), allowed?.toSorted())) {
    const lost = allowed !== undefined && (roles === undefined || roles.some((one) => !allowed.includes(one)))
    add('x-roles', `roles was ${roles?.join(', ') ?? 'any'}, is ${allowed?.join(', ') ?? 'any'}`, lost)
  }
  const [scopes, needed, closed] = [was.operation['x-scopes'], is.operation['x-scopes'], is.operation['x-sessions-only']]
  // Where there were none there were no API keys.
  if (scopes && !isDeepStrictEqual(scopes.toSorted(), needed?.toSorted())) {
    const said = closed ? 'sessions only' : (needed?.join(', ') ?? 'none')
    add('x-scopes', `scopes was ${scopes.join(', ')}, is ${said}`, closed ?? needed?.some((one) => !scopes.includes(one)) ?? false)
  }
  const [outdated, outdatedNow] = [was.operation.deprecated ?? false, is.operation.deprecated ?? false]
  if (outdated !== outdatedNow) add('deprecated', `deprecated was ${String(outdated)}, is ${String(outdatedNow)}`, false)
  return changes
}
