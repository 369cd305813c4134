import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const exportByName = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that one word finds it everywhere.',
}

const transactAlone = {
  selector: "CallExpression[callee.property.name='transaction']",
  message: 'Call transact, which runs again what stood in the way of another transaction and is cheap to compile.',
}

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
      'no-restricted-syntax': ['error', exportByName, transactAlone],
      'no-var': 'error',
      'prefer-const': 'error',
    },
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
