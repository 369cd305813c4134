/** Rules for reasons and groups. What is decided here says why, in one line; what is not has nothing to say. */
import { isRelationshipOperation } from '../meaning.ts'
import { folderOf } from '../model/scopes.ts'
import { operationsIn, parametersIn, webhooksIn } from '../openapi.ts'
import type { Refuse, Rule } from './rule.ts'

interface Told {
  'x-source'?: string
  'x-reason'?: string
}

function judgeReason(part: Told, name: string, refuse: Refuse): void {
  const decided = part['x-source'] === 'decided'
  if (decided && part['x-reason'] === undefined) refuse(part, `${name} is decided here and does not say why: write x-reason`)
  if (decided || part['x-reason'] === undefined) return
  if (part['x-source'] === undefined) refuse(part, `${name} has an x-reason alone: write x-source: decided, too, or leave it out`)
  else refuse(part, `${name} is not decided here, so it has no x-reason`)
}

const reasons: Rule = ({ document }, _model, refuse) => {
  for (const one of operationsIn(document)) judgeReason(one, one.operationId, refuse)
  for (const [name, one] of webhooksIn(document)) judgeReason(one, `the webhook ${name}`, refuse)
  for (const one of parametersIn(document)) judgeReason(one, one.name, refuse)
  const visit = (part: unknown, name: string): void => {
    if (typeof part !== 'object' || part === null) return
    if ('x-source' in part || 'x-reason' in part) judgeReason(part as Told, name, refuse)
    for (const [key, inner] of Object.entries(part)) visit(inner, ['properties', 'attributes'].includes(key) ? name : key)
  }
  visit(document.components.schemas, '')
}

/** A reader finds every tag in one group, and the file of a type in the folder of that name. */
const groups: Rule = ({ document }, { operations, domains }, refuse) => {
  const tags = new Set(document.tags.map((one) => one.name))
  const grouped = new Map<string, string>()
  for (const group of document['x-tagGroups']) {
    for (const tag of group.tags) {
      if (!tags.has(tag)) refuse(group, `${tag} is no tag of this document`)
      else if (grouped.has(tag)) refuse(group, `the tag ${tag} is already in the group ${grouped.get(tag)!}`)
      else grouped.set(tag, group.name)
    }
  }
  for (const tag of document.tags) if (!grouped.has(tag.name)) refuse(tag, `the tag ${tag.name} is in no group of x-tagGroups`)
  const written = operations.filter((one) => !isRelationshipOperation(one))
  for (const [type, [first]] of Map.groupBy(written, (one) => one.type)) {
    const { source } = first!
    const tag = source.tags[0] ?? ''
    const group = grouped.get(tag)
    const domain = domains.get(type) ?? ''
    if (group === undefined || folderOf(group) === domain) continue
    refuse(source, `${tag} is in the group ${group}, so ${type}.yaml belongs into ${folderOf(group)}/, not ${domain}/`)
  }
}

export const provenanceRules: readonly Rule[] = [reasons, groups]
