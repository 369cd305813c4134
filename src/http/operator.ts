/** The operator of a server: whom its published document names, and on which terms it is offered. */
export interface Operator {
  contact?: { name: string; url?: string; email?: string }
  license?: { name: string; url?: string }
}

/** The published document, as text, with what its operator says in place of what holds everywhere. */
export function inWordsOf(operator: Operator, document: string): string {
  if (!operator.contact && !operator.license) return document
  const whole = JSON.parse(document) as { info: object }
  return JSON.stringify({ ...whole, info: { ...whole.info, ...operator } })
}
