import type { Answer } from './server.ts'

interface Refusal {
  status: number
  code?: string
  title: string
  detail?: string
  source?: { pointer?: string; parameter?: string }
}

/** The first error of an answer that is to be a refusal. Of any other the test says what it was. */
export function refusalIn({ status, text, body }: Answer): Refusal {
  const [error] = (body?.errors ?? []) as Refusal[]
  if (!error) throw new Error(`answered ${status} where a refusal was expected: ${text.slice(0, 500)}`)
  return { ...error, status }
}
