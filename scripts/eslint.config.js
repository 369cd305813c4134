import { defineConfig, globalIgnores } from 'eslint/config'
import redos from 'eslint-plugin-redos'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { writesInTransactions } from './writes-in-transactions.ts'

const exportByName = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that one word finds it everywhere.',
}

const transactAlone = {
  selector: "CallExpression[callee.property.name='transaction']",
  message: 'Call transact, which runs again what stood in the way of another transaction and is cheap to compile.',
}

const textAlone = {
  selector:
    "CallExpression[callee.object.name='sql'][callee.property.name='raw'] > :matches(TemplateLiteral[expressions.length>0], BinaryExpression)",
  message: 'Put the value into sql`…`, which sends it apart, or sql.lit: in raw text it would be read as SQL.',
}

const idsInOrder = 'Call v7 of uuid: what one process makes within a millisecond then stands in the order in which it was made.'

/** Functions that write outside a transaction: each statement of theirs is whole by itself, so that any may be the last. */
const writesAlone = [
  'src/database/idempotency-keys.ts: forgetKeys',
  'src/database/recount.ts: compareCounters',
  'src/database/replica.ts: noteWrite',
  'src/database/recount.ts: recountAll',
  'src/database/secrets.ts: sharedSecret',
  'src/resources/messaging/account-uploads.ts: removeUnused',
  'src/resources/notifications/activities.posting.ts: forgetVisitors',
  'src/resources/notifications/alerts.ts: looked',
  'src/database/attempts.ts: forgive',
  'src/resources/campaigns/contact-lists.ts: deleteRemovedLists',
  // A mail is claimed, handed over outside, and noted.
  'src/resources/campaigns/corporate-email-campaigns.marks.ts: noteTaken',
  'src/resources/campaigns/corporate-email-campaigns.marks.ts: takeAllOver',
  'src/resources/campaigns/corporate-email-campaigns.sending.ts: takeHold',
  'src/resources/campaigns/imports.working.ts: takeHold',
  'src/resources/integration/exports.working.ts: takeHold',
  // The bytes of a file are stored and removed between what is written of it.
  'src/resources/shared/files.ts: announce',
  'src/resources/shared/files.ts: release',
  'src/resources/shared/files.ts: removeReleased',
  'src/resources/research/publication-access-requests.ts: settleRequests',
  'src/resources/notifications/push-messages.ts: pushTo',
  'src/resources/notifications/push-messages.ts: forgetClients',
  'src/resources/signing-in/sessions.callers.ts: callerOfToken',
  'src/resources/shelves/shared-items.ts: open',
  'src/resources/signing-in/expired.ts: pruneExpired',
]

export default defineConfig(
  globalIgnores(['src/generated/**', 'node_modules/**', 'data/**']),
  {
    files: ['src/**/*.ts', 'codegen/**/*.ts', 'scripts/**/*.ts', 'tests/**/*.ts'],
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { project: '../tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A refusal is a value that is thrown; whatever else is thrown has a stack.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'file', name: 'Refusal' }] }],
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      eqeqeq: 'error',
      // An error that is passed over is passed over for a reason, which a comment in the block says.
      'no-empty': 'error',
      'no-restricted-syntax': ['error', exportByName, transactAlone],
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: [{ name: 'node:crypto', importNames: ['randomUUIDv7'], message: idsInOrder }] }],
    },
  },
  {
    // What clients send comes to these.
    files: ['src/{http,verbs,resources,effects}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', exportByName, transactAlone, textAlone] },
  },
  {
    // Programs of a web page: plain scripts, which find their library in the page.
    files: ['src/http/published/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: {
        Response: 'readonly',
        Scalar: 'readonly',
        document: 'readonly',
        MutationObserver: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-undef': 'error',
      'no-unused-vars': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    // A function is seen at a glance, and a file that is longer says why at its head.
    files: ['src/**/*.ts', 'codegen/**/*.ts', 'scripts/**/*.ts'],
    ignores: ['src/database/migrations/**', 'src/generated/**'],
    rules: { 'max-lines-per-function': ['error', 60], 'max-lines': ['error', 250] },
  },
  {
    // What a client sends is matched in a time that grows as its length does: one tool judges the form, the other attacks.
    files: ['src/**/*.ts'],
    plugins: { redos, regexp },
    rules: {
      'redos/no-vulnerable': ['error', { ignoreErrors: false, timeout: 60_000, cache: true }],
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false, ignoreSticky: false }],
    },
  },
  {
    // A new database is seeded by itself, and a migration is given its transaction or commits by steps.
    files: ['src/**/*.ts'],
    ignores: ['src/demo/**', 'src/database/migrat*.ts', 'src/database/migrations/**'],
    plugins: { house: { rules: { 'writes-in-transactions': writesInTransactions } } },
    rules: { 'house/writes-in-transactions': ['error', { alone: writesAlone }] },
  },
  {
    // Vitest loads these by their default export.
    files: ['tests/vitest.config.ts', 'tests/browser/vitest.config.ts', 'tests/support/global-setup.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // The one transaction of Kysely, and that of the embedded engine.
    files: ['src/database/transact.ts', 'src/database/embedded.ts'],
    rules: { 'no-restricted-syntax': ['error', exportByName] },
  },
)
