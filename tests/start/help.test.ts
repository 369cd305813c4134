/** The scripts of package.json, as somebody meets them who asks what they do. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const ours = Object.entries(scripts).flatMap(([name, line]) => (line.startsWith('node ') ? [[name, line.slice(5)] as const] : []))
const run = promisify(execFile)

test.each(ours)('%s says with --help what it does, and does nothing', async (name, script) => {
  const { stdout, stderr } = await run(process.execPath, [script, '--help'])
  expect(stderr).toBe('')
  expect(stdout).toContain(name === 'start' ? 'Usage: npm start' : `Usage: npm run ${name}`)
})

test.each(ours.filter(([name]) => name !== 'start'))('%s refuses an option that it does not know', async (_name, script) => {
  await expect(run(process.execPath, [script, '--no-such-option'])).rejects.toMatchObject({ code: 2 })
})
