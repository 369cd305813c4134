/** The headers of a page that brings its style along and loads nothing. */
import { hash } from 'node:crypto'

/** `forms`: whether it may send its forms to this server. */
export function pageHeaders(html: string, forms: boolean): Record<string, string> {
  const style = html.split('<style>')[1]?.split('</style>')[0] ?? ''
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    'img-src data:',
    "base-uri 'none'",
    `form-action '${forms ? 'self' : 'none'}'`,
    "frame-ancestors 'none'",
  ]
  return { 'content-security-policy': policy.join('; '), 'referrer-policy': 'no-referrer' }
}
