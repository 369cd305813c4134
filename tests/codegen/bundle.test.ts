import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { copyProject } from './projects.ts'

const print = `import { bundle } from './src/bundle.ts'; console.log(await bundle())`

test('the bundle is made once, anew when a source changed, and the earlier one is gone', () => {
  const project = copyProject()
  const made = () => fileURLToPath(project.run('--input-type=module', '--eval', print).said.trim())
  const first = made()
  expect(made()).toBe(first)
  expect(existsSync(first)).toBe(true)
  project.write('.cache/bundle/server-0123456789abcdef.js.4711', '// Its process was killed.')
  project.edit('src/welcome.ts', 'Listening on', 'Hearing on')
  const second = made()
  expect(second).not.toBe(first)
  expect(readdirSync(join(project.folder, '.cache/bundle')).map((name) => join(project.folder, '.cache/bundle', name))).toEqual([
    second,
    `${second}.map`,
  ])
})

test('where no bundle can be written the sources are started, and that is said', () => {
  const project = copyProject()
  project.write('.cache', 'no folder')
  const { said } = project.run('--input-type=module', '--eval', print)
  expect(said).toMatch(/src\/main\.ts\nThe server starts from its sources, which takes longer: ENOTDIR/)
})
