/** The house rules. Each looks at one thing and says what is wrong with it; nothing is ever ignored. */
import { buildModel } from './model.ts'
import type { Model } from './model.ts'
import { refuse } from './read.ts'
import type { Contract } from './read.ts'
import { additionRules } from './rules/additions.ts'
import { fileRules } from './rules/files.ts'
import { lifecycleRules } from './rules/lifecycles.ts'
import { operationRules } from './rules/operations.ts'
import { provenanceRules } from './rules/provenance.ts'
import type { Rule } from './rules/rule.ts'
import { schemaRules } from './rules/schemas.ts'
import { scopeRules } from './rules/scopes.ts'
import { checkShape } from './rules/shape.ts'

const rules: readonly Rule[] = [
  ...operationRules,
  ...schemaRules,
  ...provenanceRules,
  ...additionRules,
  ...fileRules,
  ...lifecycleRules,
  ...scopeRules,
]

/** The model of a contract, or undefined when the contract has a mistake: it is then among the contract's problems. */
export function judge(contract: Contract): Model | undefined {
  // What could not be read, or has not the right shape, is refused for that alone: all that follows relies on both.
  if (contract.problems.length === 0) checkShape(contract)
  const model = contract.problems.length === 0 ? buildModel(contract) : undefined
  if (model) for (const rule of rules) rule(contract, model, (part, message) => refuse(contract, part, message))
  const said = new Map(contract.problems.map((one) => [`${one.where}: ${one.message}`, one]))
  contract.problems.splice(0, Infinity, ...said.values())
  return contract.problems.length === 0 ? model : undefined
}
