import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
  ['finishes', 'Promise.resolve()', 0],
  ['waits for what never comes', 'new Promise(() => {})', 1],
  ['fails', 'Promise.reject(new Error())', 1],
])('a process whose preparation %s ends with the code that says so', (_how, work, code) => {
  const program = `import { mustFinish } from './tests/support/must-finish.ts'; void mustFinish(() => ${work})`
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', program]).status).toBe(code)
})
