import { defineConfig } from 'vitest/config'

/** What needs a browser: `npm run test:browser`. Its files are not named as tests, so that `npm test` passes them by. */
export default defineConfig({
  test: { include: ['tests/browser/*.browser.ts'], testTimeout: 240_000, hookTimeout: 120_000, pool: 'forks' },
})
