/** Rules for what API keys may do: each group of tags has its scopes, and what only sessions may do asks for a credential. */
import { allScopes } from '../model/scopes.ts'
import type { Rule } from './rule.ts'

const scopes: Rule = ({ document }, _model, refuse) => {
  const known = document.components.schemas['ApiKeyScope']
  if (!known) return
  const [named, all] = [known.enum ?? [], allScopes(document)]
  for (const one of all.filter((scope) => !named.includes(scope))) refuse(known, `ApiKeyScope lacks ${one}, a scope of x-tagGroups`)
  for (const one of named.filter((scope) => !all.includes(String(scope))))
    refuse(known, `ApiKeyScope has ${String(one)}, which no group of x-tagGroups has`)
}

const sessionsOnly: Rule = (_contract, { operations }, refuse) => {
  for (const { id, security, source } of operations) {
    if (source['x-sessions-only'] && !['required', 'optional'].includes(security))
      refuse(source, `${id} is for sessions only, but looks at no credential`)
  }
}

export const scopeRules: readonly Rule[] = [scopes, sessionsOnly]
