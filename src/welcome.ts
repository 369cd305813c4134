import type { Config } from './config.ts'

const accounts = [
  ...['investor', 'investor-2', 'investor-delayed', 'provider', 'provider-2', 'lead', 'compliance', 'corporate'],
  ...['editor', 'entity-editor', 'account-manager', 'finance', 'admin'],
]

/**
 * The server's words when it is ready: where it listens, which links may call otherwise, and, with the demo set, a first step and
 * where its mails are shown.
 */
export function welcome(own: string, { publicUrl, demo }: Pick<Config, 'publicUrl' | 'demo'>, outbox: boolean): string {
  const address = publicUrl ?? own
  const lines = [`Listening on ${own}  (reference: ${address}/  contract: ${address}/openapi.json)`]
  if (demo) {
    lines.push(
      '',
      `Demo accounts, each <name>@demo.example with the password demo-password-1:`,
      `  ${accounts.join(', ')}`,
      '',
      'Sign in and list what is published:',
      `  TOKEN=$(curl -s ${address}/api/v2/accounts/sign_in -H 'Content-Type: application/json' \\`,
      `    -d '{"data":{"type":"sessions","attributes":{"email":"investor@demo.example","password":"demo-password-1"}}}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
      `  curl -s ${address}/api/v2/insights -H "Authorization: Bearer $TOKEN"`,
    )
  }
  if (outbox) lines.push('', `What it would mail is at ${address}/outbox`)
  return lines.join('\n')
}
