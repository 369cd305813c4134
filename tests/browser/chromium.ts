/** Chromium as the system has it; the tests bring none. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome']

function executable(): string {
  const named = process.env['CHROMIUM_PATH']
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = named ? [named] : names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const found = candidates.find((path) => existsSync(path))
  if (found === undefined) {
    throw new Error(
      named
        ? `CHROMIUM_PATH names ${named}, which is not there.`
        : `There is no browser: none of ${names.join(', ')} is on PATH. Install one (on Debian: apt-get install chromium), or set CHROMIUM_PATH.`,
    )
  }
  return found
}

/** A browser without a window, for which no host name has an address: it reaches this machine alone. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: executable(), args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'] })
