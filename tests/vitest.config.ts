import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const postgres = process.env['TEST_DATABASE_URL']
const shared = { include: ['tests/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000, pool: 'forks' as const }

/**
 * What looks at the contract alone, at servers that lie, at answers by way of another tool, or at files needs no second database,
 * nor does what is about the embedded one.
 */
const onceIsEnough = [
  'tests/codegen/**',
  ...[
    'start/demo-mails',
    'start/first-process',
    'start/help',
    'start/log',
    'start/store-absent',
    'client/package',
    'client/sending',
    'contract/check/meaning',
    'contract/check/told',
    'contract/generic-validator',
    'contract/structure',
    'contract/patterns',
    'contract/lint',
    'contract/prism',
    'contract/hostile-texts',
    'database/blank',
    'database/full-disk',
    'database/messages',
    'database/recount',
    'effects/files-memory',
    'effects/mail-connections',
    'effects/mail-once',
    'effects/pictures',
    'effects/year-of-mails',
    'journeys/parts',
    'journeys/writers',
  ].map((name) => `tests/${name}{,.programs}.test.ts`),
]
/** What makes resources of its own, in the place of those of the application, is in no worker with others. */
const alone = ['find', 'names', 'page', 'related', 'visible'].map((name) => `tests/verbs/${name}.test.ts`)
/** How much memory a process takes is told by Linux alone, and a disk or processes of its own are given to it by some of those. */
const ofLinux = [
  ...(existsSync('/proc/self/clear_refs') ? [] : ['tests/effects/files-memory.programs.test.ts']),
  ...(spawnSync('unshare', ['--user', '--map-root-user', '--mount', '--pid', '--fork', 'true']).status === 0
    ? []
    : ['tests/database/full-disk.programs.test.ts', 'tests/start/first-process.programs.test.ts']),
]
/** The files that scripts/test.ts leaves out. */
const leftOut = [process.env['LEFT_OUT'] ?? []].flat()
/** A worker takes a processor and up to 2 GiB. PostgreSQL lets in a hundred connections, most of which four may hold. */
const workers = Math.max(2, Math.min(4, availableParallelism(), Math.floor(totalmem() / 2 ** 31)))

// What the workers load was compiled by those of an earlier run.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled')

/** Everything runs on the embedded database and, when TEST_DATABASE_URL names a server, on PostgreSQL too. */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    maxWorkers: workers,
    // Node runs the sources as they are, and a worker keeps its modules from one file to the next.
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    projects: [
      // What needs several processes on one database is for PostgreSQL alone.
      { test: { ...shared, name: 'embedded', exclude: ['tests/**/*.postgres.test.ts', ...alone, ...ofLinux, ...leftOut] } },
      { test: { ...shared, name: 'alone', include: alone, isolate: true } },
      ...(postgres
        ? [{ test: { ...shared, name: 'postgres', exclude: [...onceIsEnough, ...alone, ...leftOut], env: { TEST_ON: postgres } } }]
        : []),
    ],
  },
})
