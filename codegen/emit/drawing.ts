/** A lifecycle as a drawing: its states as boxes, its transitions as arrows with their events. */
import { instance } from '@viz-js/viz'
import type { Machine } from '../model.ts'

const quoted = (text: string): string => JSON.stringify(text)

/** One arrow for each way; what only the platform does is dashed. */
function arrowsOf({ transitions }: Machine): string[] {
  return transitions.flatMap(({ event, from, to, by }) => {
    const style = by.every((one) => one === 'system') ? ', style=dashed' : ''
    return from.map((state) => `${quoted(state)} -> ${quoted(to)} [label=${quoted(` ${event} `)}${style}]`)
  })
}

const graphOf = (machine: Machine): string =>
  [
    'digraph {',
    'graph [bgcolor=transparent, nodesep=0.35, ranksep=0.45]',
    'node [shape=box, style=rounded, fontname="sans-serif", fontsize=13, height=0.4, margin="0.16,0.06"]',
    'edge [fontname="sans-serif", fontsize=11, arrowsize=0.7]',
    'begin [shape=point, width=0.12]',
    ...machine.initial.map((state) => `begin -> ${quoted(state)}`),
    ...machine.states.map(
      (state) => `${quoted(state)}${machine.transitions.some((one) => one.from.includes(state)) ? '' : ' [peripheries=2]'}`,
    ),
    ...arrowsOf(machine),
    '}',
  ].join('\n')

/** A function that draws lifecycles as SVG, each of which stands for itself, on a page or as a file. */
export async function drawer(): Promise<(type: string, machine: Machine) => string> {
  const graphviz = await instance()
  return (type, machine) => {
    const drawn = graphviz.renderString(graphOf(machine), { format: 'svg' })
    const body = drawn.slice(drawn.indexOf('<svg') + 4).replaceAll(/<title>.*?<\/title>\n?|<!--.*?-->\n?| (?:id|class)=".*?"/g, '')
    return `<svg id="${type}" role="img" aria-label="The lifecycle of ${type}" ${body.trim()}`
  }
}
