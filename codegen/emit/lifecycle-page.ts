/** `lifecycles.html`: a page of the states of each resource type, drawn and in words. */
import type { Life, Machine, Model } from '../model.ts'
import { withStates } from '../model/lifecycles.ts'
import type { PermittedWhen, Transition } from '../openapi.ts'
import { drawer } from './drawing.ts'
import { escaped, htmlPage } from './page.ts'

const style = `
figure { margin: 1rem 0; overflow-x: auto }
svg { color-scheme: light; background: #fff; border: 1px solid #d0d7de; border-radius: 6px; padding: 8px; max-width: none }
`

export async function emitLifecyclePage({ document, lives }: Model): Promise<string> {
  const draw = await drawer()
  const drawn = withStates(lives)
  return htmlPage({
    title: `Lifecycles · ${document.info.title}`,
    heading: 'Lifecycles',
    style,
    body: `<p>A transition is asked for by a PATCH of the attribute that holds the state, with the state to come to. One that the present
state does not lead to is refused with 409, one that fails a check with 422. Dashed arrows are the platform's own. The
<a href="/">reference</a> tells of every operation; in the <a href="/openapi.json">document</a> the same stands as
<code>x-lifecycle</code> and <code>x-permitted-when</code>.</p>
<ul>
${drawn.map(({ type }) => `<li><a href="#about-${type}">${type}</a></li>`).join('\n')}
</ul>
${drawn.map((life) => sectionOf(life, draw(life.type, life.machine))).join('\n')}`,
  })
}

function sectionOf({ type, schema, machine, permits }: Life & { machine: Machine }, drawing: string): string {
  const actors = Object.entries(schema['x-actors']!)
  return [
    `<h2 id="about-${type}">${type}</h2>`,
    `<p>The state is <code>${machine.attribute}</code>; it begins as ${machine.initial.map((state) => `<code>${state}</code>`).join(' or ')}.</p>`,
    `<figure>${drawing}</figure>`,
    '<h3>Who</h3>',
    listOf(actors.map(([name, sentence]) => [name, [sentence]])),
    '<h3>Transitions</h3>',
    listOf(machine.transitions.map((one) => [one.event, wordsOf(one, machine)])),
    ...permits.flatMap(({ operation, source }) => [
      `<h3>What <code>${operation}</code> may write</h3>`,
      listOf(
        source['x-permitted-when']!.map((rule) => [
          `${rule.by?.join(', ') ?? 'whoever may call it'}${rule.in ? `, in ${rule.in.join(', ')}` : ''}`,
          [namesOf(rule)],
        ]),
      ),
    ]),
  ].join('\n')
}

function wordsOf({ from, to, by, on, guards = [], effects = [] }: Transition, machine: Machine): string[] {
  const sentences = (names: readonly string[], meanings: Record<string, string> = {}): string =>
    names.map((name) => meanings[name]).join(' ')
  return [
    `${from.join(', ')} → ${to}, by ${by.join(', ')}${on === undefined ? '' : `, with ${on}`}`,
    ...(guards.length > 0 ? [`Provided: ${sentences(guards, machine.guards)}`] : []),
    ...(effects.length > 0 ? [`Then: ${sentences(effects, machine.effects)}`] : []),
  ]
}

function namesOf({ may, except, with: beside, alone }: PermittedWhen): string {
  const names = except ? `all but ${except.join(', ')}` : Array.isArray(may) ? may.join(', ') : 'all'
  const condition = Object.entries(beside ?? {}).map(([name, value]) => `, together with ${name} ${value}`)
  return `${names}${condition.join('')}${alone ? ', and nothing else with them' : ''}`
}

const listOf = (entries: readonly (readonly [string, readonly string[]])[]): string =>
  [
    '<dl>',
    ...entries.map(([term, words]) => [`<dt>${escaped(term)}</dt>`, ...words.map((one) => `<dd>${escaped(one)}</dd>`)].join('\n')),
    '</dl>',
  ].join('\n')
