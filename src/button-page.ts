/** A page for whoever follows the link of a mail: a sentence or two, and one button where there is something to do. */
import { escaped } from './html.ts'

const style = `
:root { color-scheme: light dark }
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto 0; padding: 0 1.5rem; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.25 }
label { display: block }
input:not([hidden]) { display: block; box-sizing: border-box; width: 100%; margin: .25rem 0 1.25rem; font: inherit; padding: .5rem .75rem; border: 1px solid; border-radius: .375rem }
button { font: inherit; padding: .5rem 1.25rem; border: 1px solid; border-radius: .375rem; cursor: pointer }
.problem { border-left: .25rem solid; padding-left: .75rem; font-weight: 600 }
`

interface Page {
  title: string
  lines: readonly string[]
  /** Its words. Pressed, it sends a POST to the address of the page. */
  button?: string
  /** What is filled in before the button is pressed: a password, or an address. */
  newPassword?: NewPassword
  email?: true
  /** Where else to go on. */
  link?: { words: string; path: string }
}

interface NewPassword {
  /** How many characters it has at least. */
  least: number
  /** Whose it is, for programs that keep passwords. */
  email: string | null
  /** What was wrong with the one before. */
  problem?: string | undefined
}

// No maxlength: browsers cut what is pasted without a word.
const fieldOf = ({ least, email, problem }: NewPassword): string =>
  (problem === undefined ? '' : `<p class="problem" id="problem" role="alert">${escaped(problem)}</p>\n`) +
  (email === null ? '' : `<input type="email" autocomplete="username" value="${escaped(email)}" hidden />\n`) +
  `<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${least}"${
    problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"'
  } />
`

const addressField = `<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required />
`

export function buttonPage({ title, lines, button, newPassword, email, link }: Page): string {
  const field = newPassword ? fieldOf(newPassword) : email ? addressField : ''
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
${button === undefined ? '' : `<form method="post">${field}<button>${escaped(button)}</button></form>`}
${link ? `<p><a href="${link.path}">${escaped(link.words)}</a></p>` : ''}
</main>
</body>
</html>
`
}
