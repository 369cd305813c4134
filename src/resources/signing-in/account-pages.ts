/** The pages that the mails of accounts lead to where there is no web application, in words. */
import { buttonPage } from '../../button-page.ts'
import { Refusal } from '../../refusals.ts'
import type { ApiError } from '../../refusals.ts'
import type { Mailed } from './one-time-tokens.ts'

/** How many characters the contract asks of a password. */
const least = 12

/** `email`: that of the account, where it is known. */
export const choosePassword = (email: string | null, problem?: string): string =>
  buttonPage({
    title: 'Choose a password',
    lines: [
      ...(email === null ? [] : [`It is for the account of ${email}.`]),
      `It has at least ${least} characters, and is not easy to guess.`,
    ],
    button: 'Set the password',
    newPassword: { least, email, problem },
  })

export const passwordIsSet = buttonPage({
  title: 'Your password is set',
  lines: ['Sign in with it from now on. Whoever was signed in to your account is signed out.'],
})

/** Where a new password is asked for. */
export const passwordRequestPath = '/api/v2/reset-password/request'

export const askForPassword = buttonPage({
  title: 'Ask for a new password',
  lines: ['A link is mailed to the address of your account, with which you choose a new password within the hour.'],
  button: 'Mail me a link',
  email: true,
})

export const passwordIsAskedFor = buttonPage({
  title: 'Look into your mail',
  lines: ['If an account has this address, a link is on its way. Who asked several times of late is mailed no more within the hour.'],
})

export const confirmAddress = (email: string | null): string =>
  buttonPage({
    title: 'Confirm your e-mail address',
    lines: [email === null ? 'Is this address yours?' : `Is ${email} your address?`],
    button: 'Yes, confirm it',
  })

export const addressIsConfirmed = buttonPage({ title: 'Your address is confirmed', lines: ['There is nothing left to do.'] })

const spent = { title: 'This link does not work', lines: ['It works once, and for a limited time.'] }
export const passwordLinkIsSpent = buttonPage({ ...spent, link: { words: 'Ask for a new link', path: 'request' } })
export const addressLinkIsSpent = buttonPage({
  ...spent,
  lines: [...spent.lines, 'If your address is not confirmed yet, ask for a new link.'],
})

const ofToken = '/data/attributes/token'

/** Where the request of a page has what other requests have in a document. */
const sources: Record<string, ApiError['source']> = {
  [ofToken]: { parameter: 'code' },
  '/data/attributes/password': { pointer: '/password' },
}

const pointerOf = ({ source }: ApiError): string => (source && 'pointer' in source ? source.pointer : '')

/** A refusal as the request of a page is refused, and what a browser is shown. */
const onPage = ({ status, errors, headers }: Refusal, page: string): Refusal =>
  new Refusal(status, errors.map((error) => ({ ...error, source: sources[pointerOf(error)] ?? error.source })) as ApiError[], headers, page)

export const addressRefused = (refusal: Refusal): Refusal => onPage(refusal, addressLinkIsSpent)

/** A token that is worth nothing takes the form away; a password that is not taken can be chosen anew. */
export function passwordRefused(refusal: Refusal, mailed: Mailed | undefined): Refusal {
  if (!mailed || refusal.errors.some((error) => pointerOf(error) === ofToken)) return onPage(refusal, passwordLinkIsSpent)
  const reasons = refusal.errors.map(({ detail = '' }) => detail.replace(/^password /, 'The password ').replace(' NOT ', ' not '))
  return onPage(refusal, choosePassword(mailed.email, reasons.join(' ')))
}
