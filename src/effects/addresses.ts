/** The targets of links in mails. They lead to the operator's web application, or to this server by a curl line. */

export interface Addresses {
  appUrl: string | undefined
  apiUrl: string
}

/** Where a mail leads for what stands at `path`: into the application, or where there is none to the API. */
export const placeOf = ({ appUrl, apiUrl }: Addresses, path: string, version = 'v2'): string =>
  appUrl === undefined ? `${apiUrl}/api/${version}/${path}` : `${appUrl}/${path}`
