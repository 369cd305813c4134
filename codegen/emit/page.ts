/** The frame of the pages that are made from the contract. */

const common = `
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

/** Text as it stands in HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)

interface Page {
  title: string
  heading: string
  /** What the page looks like besides what all do. */
  style?: string
  body: string
}

/** A whole page, readable on any screen, that loads nothing. */
export const htmlPage = ({ title, heading, style = '', body }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${common}${style}</style>
</head>
<body>
<h1>${escaped(heading)}</h1>
${body}
</body>
</html>
`
