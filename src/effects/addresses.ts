/** What mails say of the installation: its name, and where links lead, into the operator's web application or to this server. */

export interface Addresses {
  name: string
  appUrl: string | undefined
  apiUrl: string
}

/** The name of an installation whose mails are from `Name <address>`, or from an address alone. */
export function nameIn(mailFrom: string): string {
  const name = mailFrom.includes('<') ? mailFrom.split('<')[0]!.replaceAll('"', '').trim() : ''
  return name === '' ? 'Research Publishing Platform' : name
}

/** Where a mail leads for what stands at `path`: into the application, or where there is none to the API. */
export const placeOf = ({ appUrl, apiUrl }: Addresses, path: string, version = 'v2'): string =>
  appUrl === undefined ? `${apiUrl}/api/${version}/${path}` : `${appUrl}/${path}`

/** The end of a mail that its account can do without: why it came, and where the application has that changed. */
export const endOf = ({ name, appUrl }: Addresses) => ({
  why: `You get this mail because your account at ${name} is told of this by mail.`,
  links: appUrl === undefined ? [] : [{ words: 'Change how you are told', url: `${appUrl}/notification-preferences` }],
})
