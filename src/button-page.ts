/** A page for whoever follows the link of a mail: a sentence or two, and one button where there is something to do. */
import { escaped } from './html.ts'

const style = `
:root { color-scheme: light dark }
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto 0; padding: 0 1.5rem; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.25 }
button { font: inherit; padding: .5rem 1.25rem; border: 1px solid; border-radius: .375rem; cursor: pointer }
`

/** `button`: its words. Pressed, it sends a POST to the address of the page. */
export function buttonPage({ title, lines, button }: { title: string; lines: readonly string[]; button?: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${button === undefined ? '' : `<form method="post"><button>${escaped(button)}</button></form>`}
</main>
</body>
</html>
`
}
