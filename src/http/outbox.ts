/** The mails of a demo, which go out to nobody, its webhooks and its pushes, on pages for whoever tries it. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { htmlIn, mailIn, mailsIn } from '../effects/outbox.ts'
import type { Kept } from '../effects/outbox.ts'
import { escaped } from '../html.ts'
import { noSuchPath } from '../refusals.ts'
import { keepNoCopy } from './headers.ts'
import { pageHeaders } from './page-headers.ts'

const style = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 0 auto; padding: 1rem 1.5rem 2rem; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.25 }
ol { list-style: none; padding: 0 }
li { border-top: 1px solid #8888; padding: .75rem 0 }
li a { font-weight: 600 }
small { display: block; font-size: .875rem; opacity: .8 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dt { opacity: .8 }
dd { margin: 0 }
iframe { display: block; box-sizing: border-box; width: 100%; height: 40rem; border: 1px solid #8888; border-radius: .375rem }
pre { white-space: pre-wrap; font-size: .875rem }
summary { cursor: pointer; margin-top: 1rem }
`

const pageOf = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`

const headerOf = ({ head }: Kept, name: string): string => head.find(([one]) => one === name)?.[1] ?? ''

/** When a mail was written, which its name begins with. */
const timeOf = ({ name }: Kept): string => `${name.slice(0, 10)} ${name.slice(11, 19).replaceAll('-', ':')} UTC`

const itemOf = (mail: Kept): string =>
  `<li><a href="outbox/${mail.name}">${escaped(headerOf(mail, 'Subject'))}</a>
<small>to ${escaped(headerOf(mail, 'To'))}<br />${timeOf(mail)}</small></li>`

const listPage = (mails: readonly Kept[]): string =>
  pageOf(
    'Outbox',
    `<h1>Outbox</h1>
<p>What this demo would have mailed, and what it sent to webhooks and to browsers, the newest first.${mails.length === 0 ? ' Nothing yet.' : ''}</p>
<ol>
${mails.map(itemOf).join('\n')}
</ol>`,
  )

function mailPage(mail: Kept, html: string | undefined): string {
  const head = [...mail.head, ['Written', timeOf(mail)] as const]
  const text = `<pre>${escaped(mail.text)}</pre>`
  // Links of the mail may lead out of the frame; scripts and forms stay off.
  const frame = `<iframe src="${mail.name}/html" title="The mail" sandbox="allow-top-navigation-by-user-activation"></iframe>
<details><summary>As text</summary>
${text}
</details>`
  return pageOf(
    headerOf(mail, 'Subject'),
    `<p><a href="../outbox">Outbox</a></p>
<h1>${escaped(headerOf(mail, 'Subject'))}</h1>
<dl>
${head.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('\n')}
</dl>
${html === undefined ? text : frame}`,
  )
}

/** The HTML of a mail, whose links lead out of the frame. */
const framed = (html: string): string => html.replace('<head>', '<head><base target="_top" />')

/** Mails bring their styles in attributes, and nothing else of theirs is run, sent or fetched. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

function sendPage(reply: FastifyReply, html: string, policy?: string): FastifyReply {
  const headers = pageHeaders(html, false)
  const own = { ...headers, 'content-security-policy': policy ?? `${headers['content-security-policy']!}; frame-src 'self'` }
  // The mails hold tokens, so that no page of somebody else may read them.
  reply.removeHeader('access-control-allow-origin')
  return reply
    .headers({ ...own, 'cache-control': keepNoCopy })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Registers the pages of the mails in a folder; answers the path that they begin at. */
export function showOutbox(app: FastifyInstance, folder: string): string[] {
  app.get('/outbox', async (_request, reply) => sendPage(reply, listPage(await mailsIn(folder))))
  app.get<{ Params: { name: string } }>('/outbox/:name', async ({ params: { name } }, reply) => {
    const mail = await mailIn(folder, name)
    if (!mail) throw noSuchPath()
    return sendPage(reply, mailPage(mail, await htmlIn(folder, name)))
  })
  app.get<{ Params: { name: string } }>('/outbox/:name/html', async ({ params: { name } }, reply) => {
    const html = await htmlIn(folder, name)
    if (html === undefined) throw noSuchPath()
    return sendPage(reply, framed(html), mailPolicy)
  })
  return ['/outbox']
}
