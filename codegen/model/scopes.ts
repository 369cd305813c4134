/** What an API key needs for an operation. A scope is of a group of tags, which is the folder of its types, or of all of them. */
import type { Model, Operation } from '../meaning.ts'
import { operationAt } from '../openapi.ts'
import type { OpenApi } from '../openapi.ts'

/** The group whose operations only sessions may call. */
const ofSessions = 'signing-in'

/** The folder of a group of tags. */
export const folderOf = (group: string): string => group.toLowerCase().replaceAll(' ', '-')

/** Every scope that there is. */
export const allScopes = ({ 'x-tagGroups': groups }: OpenApi): string[] => [
  ...['read', 'write'],
  ...groups.map((one) => folderOf(one.name)).flatMap((group) => (group === ofSessions ? [] : [`${group}:read`, `${group}:write`])),
]

/** The scope to read records of a type with; none where no key may. */
export function scopeToRead({ domains }: Model, type: string): string | undefined {
  const group = domains.get(type)
  return group === undefined || group === ofSessions ? undefined : `${group}:read`
}

/** Whether an operation looks at credentials and refuses API keys. */
export const isForSessions = ({ domains }: Model, { type, security, source }: Operation): boolean =>
  looksAtCredentials(security) && (domains.get(type) === ofSessions || source['x-sessions-only'] === true)

/** The scopes that an operation needs in any case: of its own group, and to read the others that it answers records of. */
export function scopesOf(model: Model, operation: Operation): string[] {
  const { type, method, security, answer } = operation
  if (!looksAtCredentials(security) || isForSessions(model, operation)) return []
  const own = `${model.domains.get(type)!}:${method === 'get' ? 'read' : 'write'}`
  const components = 'components' in answer ? answer.components : 'component' in answer ? [answer.component, answer.later] : []
  const answered = model.objects.filter((one) => components.includes(one.component)).map((one) => scopeToRead(model, one.type)!)
  return [own, ...new Set(answered.filter((scope) => groupOf(scope) !== groupOf(own)))]
}

/** The scope that a relationship needs besides; none where it stays in the group, or may lead to several. */
export function scopeOfRelationship(model: Model, type: string, ends: readonly string[]): string | undefined {
  const [scope, ...others] = new Set(ends.map((end) => scopeToRead(model, end)))
  return others.length > 0 || scope === scopeToRead(model, type) ? undefined : scope
}

const looksAtCredentials = (security: Operation['security']): boolean => security === 'required' || security === 'optional'
const groupOf = (scope: string): string => scope.split(':')[0]!

/** Tells of each operation of the published document which scopes a key needs for it, or that none may call it. */
export function tellScopes(document: OpenApi, model: Model): void {
  for (const operation of model.operations) {
    const scopes = scopesOf(model, operation)
    if (isForSessions(model, operation)) operationAt(document, operation)['x-sessions-only'] = true
    else if (scopes.length > 0) operationAt(document, operation)['x-scopes'] = scopes
  }
}
