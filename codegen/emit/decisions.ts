/** `decisions.html`: a page of everything that the contract decides by itself, each with its reason. */
import type { Model } from '../model.ts'
import { decisionsIn } from '../provenance.ts'
import type { Decision } from '../provenance.ts'

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; color: #1f2328; background: #fff; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #d0d7de }
dt { font-family: ui-monospace, monospace; font-weight: 600; margin-top: 1rem; overflow-wrap: anywhere }
dd { margin: 0 }
dd + dd { color: #59636e }
a { color: #0969da }
@media (prefers-color-scheme: dark) {
  body { color: #f0f6fc; background: #0d1117 }
  h2 { border-color: #3d444d }
  dd + dd { color: #9198a1 }
  a { color: #4493f8 }
}
`

const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)

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
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Decisions · ${escaped(model.document.info.title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<h1>What was decided here</h1>
<p>The specification documents some operations, lists others by their path alone, and leaves the rest open. Each entry is
something that this API adds to it, with what it is and, below, why. The <a href="/">reference</a> marks every operation as
documented, listed or decided; in the <a href="/openapi.json">document</a> the marks are <code>x-source</code> and
<code>x-reason</code>.</p>
${tags.map((tag) => section(tag, decisions)).join('\n')}
</body>
</html>
`
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
