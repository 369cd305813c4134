import { defineConfig } from 'vitest/config'

const postgres = process.env['TEST_DATABASE_URL']
const shared = { include: ['tests/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000, pool: 'forks' as const }

/** What looks at the contract alone, or at answers by way of another tool, needs no second database. */
const ofTheContract = ['tests/codegen/**', ...['structure', 'lint', 'prism'].map((name) => `tests/contract/${name}.test.ts`)]

/** Everything runs on the embedded database and, when TEST_DATABASE_URL names a server, on PostgreSQL too. */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    maxWorkers: 2,
    projects: [
      // What needs several processes on one database is for PostgreSQL alone.
      { test: { ...shared, name: 'embedded', exclude: ['tests/**/*.postgres.test.ts'] } },
      ...(postgres ? [{ test: { ...shared, name: 'postgres', exclude: ofTheContract, env: { TEST_ON: postgres } } }] : []),
    ],
  },
})
