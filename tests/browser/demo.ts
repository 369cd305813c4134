/** A demo server and a browser for the tests of a file. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startProcess } from '../support/process.ts'
import type { ServerProcess } from '../support/process.ts'
import { openBrowser } from './chromium.ts'

interface Demo {
  /** Where the server listens. */
  readonly url: string
  readonly browser: Browser
}

/** Starts both before the tests of this file, and stops them afterwards. */
export function startDemo(): Demo {
  const data = mkdtempSync(join(tmpdir(), 'browser-'))
  let server: ServerProcess
  let browser: Browser
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startProcess({ DATA_DIR: data, DEMO: 'true' }), openBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    rmSync(data, { recursive: true, force: true })
  })
  return {
    get url() {
      return server.url
    },
    get browser() {
      return browser
    },
  }
}
