/** `changelog.html`: a page of what changed from release to release. */
import type { OpenApi } from '../openapi.ts'
import type { Edition, Entry } from '../released/changelog.ts'
import { escaped, htmlPage } from './page.ts'

export const emitChangelog = ({ info }: OpenApi, editions: readonly Edition[]): string =>
  htmlPage({
    title: `Changelog · ${info.title}`,
    heading: 'What changed',
    body: `<p>By release, the newest first, in the words of the comparison that each release has to pass. What is added breaks nobody:
clients must expect new attributes, new values of extensible enumerations and new operations. What may break a client comes
first, with its reason. The <a href="/">reference</a> shows the API as it is, and so does the
<a href="/openapi.json">document</a>.</p>
${editions.length === 0 ? '<p>Nothing was released yet.</p>' : editions.map(edition).join('\n')}`,
  })

const edition = ({ version, since, entries }: Edition): string =>
  [
    `<h2>${escaped(version ?? 'Next release')}</h2>`,
    `<p>Since ${escaped(since)}: ${entries.length === 0 ? 'nothing' : `${entries.length} changes`}.</p>`,
    ...listed(
      'May break a client',
      entries.filter((one) => one.breaks),
    ),
    ...listed(
      'Breaks nobody',
      entries.filter((one) => !one.breaks),
    ),
  ].join('\n')

const listed = (heading: string, entries: readonly Entry[]): string[] =>
  entries.length === 0 ? [] : [`<h3>${heading}</h3>`, '<ul>', ...entries.map(item), '</ul>']

const item = ({ what, reason }: Entry): string => `<li>${escaped(what)}${reason === undefined ? '' : `. ${escaped(reason)}`}</li>`
