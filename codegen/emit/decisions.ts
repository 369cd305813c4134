/** `decisions.html`: a page of everything that the contract decides by itself, each with its reason. */
import type { Model } from '../model.ts'
import { decisionsIn } from '../provenance.ts'
import type { Decision } from '../provenance.ts'
import { escaped, htmlPage } from './page.ts'

export function emitDecisions(model: Model): string {
  const decisions = [
    ...decisionsIn(model),
    {
      what: 'GET …/{id}/{relationship} and …/{id}/relationships/{relationship}',
      of: 'Relationships',
      summary: 'The paths behind the links of relationships, for every type that has some.',
      reason: model.document['x-relationship-reason']!,
    },
  ]
  const tags = [...new Set(decisions.map((one) => one.of))].sort()
  return htmlPage({
    title: `Decisions · ${model.document.info.title}`,
    heading: 'What was decided here',
    body: `<p>The specification documents some operations, lists others by their path alone, and leaves the rest open. Each entry is
something that this API adds to it, with what it is and, below, why. The <a href="/">reference</a> marks every operation as
documented, listed or decided; in the <a href="/openapi.json">document</a> the marks are <code>x-source</code> and
<code>x-reason</code>.</p>
${tags.map((tag) => section(tag, decisions)).join('\n')}`,
  })
}

const section = (tag: string, decisions: readonly Decision[]): string =>
  [
    `<h2>${escaped(tag)}</h2>`,
    '<dl>',
    ...decisions
      .filter((one) => one.of === tag)
      .map(({ what, summary, reason }) => `<dt>${escaped(what)}</dt>\n<dd>${escaped(summary)}</dd>\n<dd>${escaped(reason)}</dd>`),
    '</dl>',
  ].join('\n')
