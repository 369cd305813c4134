/** The drawings of lifecycles, where the reference tells of the type that has one. */
import { resourceOf } from '../model.ts'
import type { Model } from '../model.ts'
import type { OpenApi } from '../openapi.ts'

/** Adds to the tag of each type with a lifecycle its drawing and the way to the words. */
export function drawLifecycles(document: OpenApi, model: Model): void {
  for (const { type, machine } of model.lives) {
    const tag = document.tags.find((one) => one.name === resourceOf(model, type).tag)
    if (!machine || !tag) continue
    tag.description = [
      tag.description,
      `![The lifecycle of ${type}](/lifecycles/${type}.svg)`,
      `[Who leads it where, and who may write what](/lifecycles#about-${type}).`,
    ].join('\n\n')
  }
}
