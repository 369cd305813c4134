/** Which shares of the answers of a long run were good: by kind of request, during each fault, and outside of all. */
import type { Answer } from './client.ts'
import { mix } from './mix.ts'
import { countOf, groupOf, percent, recovery } from './verdict.ts'
import type { Span } from './verdict.ts'

/** The least share outside of faults, in percent. */
const least = 99.9

/** Whether somebody waited for the answer while a fault lasted or within two seconds after it. */
const touched = ({ begun, ended }: Answer, spans: readonly Span[]): boolean =>
  spans.some(({ from, to }) => ended >= from && begun <= to + recovery)

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

function tellGroups(answers: readonly Answer[]): void {
  for (const [problem, count] of groupOf(answers)) console.log(`      ${count} × ${problem}`)
}

/** Says what each kind of request was answered; the times are those outside of faults. */
function tellKinds(answers: readonly Answer[], outside: readonly Answer[]): void {
  for (const { name } of mix) {
    const of = answers.filter(({ what }) => what === name)
    const { good, unavailable, bad } = countOf(of)
    const times = outside.filter(({ what }) => what === name).map((one) => one.ended - one.begun)
    times.sort((one, other) => one - other)
    const within = `half within ${quantile(times, 0.5)} ms, 99 % within ${quantile(times, 0.99)}`
    console.log(`  ${name.padEnd(28)} ${good} good, ${unavailable} unavailable, ${bad.length} bad; ${within}`)
    tellGroups(bad)
  }
}

function shareOf(answers: readonly Answer[]): string {
  const { good, unavailable, bad } = countOf(answers)
  return `${percent(good, answers.length).toFixed(3)} % of ${answers.length} answers were good, ${unavailable} unavailable, ${bad.length} bad`
}

/** Says which shares were good. Answers in words where that is too little. */
export function tellShares(answers: readonly Answer[], spans: readonly Span[]): string[] {
  const outside = answers.filter((one) => !touched(one, spans))
  tellKinds(answers, outside)
  for (const span of spans) console.log(`  ${`while ${span.fault}`.padEnd(28)} ${shareOf(answers.filter((one) => touched(one, [span])))}`)
  console.log(`  ${'all along'.padEnd(28)} ${shareOf(answers)}`)
  const told = `outside of each fault and two seconds after it ${shareOf(outside)}`
  console.log(`  ${told}`)
  tellGroups(outside.filter(({ good }) => !good))
  return percent(countOf(outside).good, outside.length) >= least ? [] : [told]
}
