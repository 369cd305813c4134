/** The shape of a house rule. */
import type { Model } from '../model.ts'
import type { Contract } from '../read.ts'

/** Says what is wrong with a part of the contract, or with a place that is known as `file:line`. */
export type Refuse = (part: object | string, message: string) => void
export type Rule = (contract: Contract, model: Model, refuse: Refuse) => void
