/** One setting of the environment, read and checked. */

/** Reads one setting: what is not set, or cannot be read and is noted as a mistake, is the fallback. `form`: what it must be. */
export type Setting = <T>(name: string, fallback: T, read: (value: string) => T | undefined, form: string) => T

export const settingsOf =
  (env: NodeJS.ProcessEnv, mistakes: string[]): Setting =>
  (name, fallback, read, form) => {
    const value = env[name]
    if (value === undefined || value === '') return fallback
    const result = read(value)
    if (result === undefined) mistakes.push(`${name} must be ${form}`)
    return result ?? fallback
  }

/** Whether a text is a URL of the web, written out: browsers alone understand `https:host`. */
export const isOfWeb = (text: string): boolean => URL.canParse(text) && /^https?:\/\/[^/]/i.test(text)

export const text = (value: string): string | undefined => (value.trim() === value ? value : undefined)

/** Reads a whole number, and none below or above these. */
export const wholeFrom =
  (least: number, most: number) =>
  (value: string): number | undefined =>
    /^\d{1,7}$/.test(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined

/** A host that a URL may put in brackets. */
export const hostName = (value: string): string | undefined => /^\[?([^\s[\]]+)\]?$/.exec(value)?.[1]

/** The same as it stands in a URL. */
export const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)

export const oneOf =
  (yes: string, no: string) =>
  (value: string): boolean | undefined =>
    value === yes ? true : value === no ? false : undefined
