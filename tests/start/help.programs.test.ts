/** The scripts of package.json, as somebody meets them who asks what they do. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const ours = Object.entries(scripts).filter(([, line]) => line.startsWith('node '))
const guides = ['README.md', 'src/README.md', 'src/client/README.md', 'scripts/deploy/README.md']
const ofNpm = ['start', 'test']
const run = promisify(execFile)

for (const [name, line] of ours) {
  const script = line.split(' ').slice(1)
  test(`${name} says with --help what it does, and does nothing`, async () => {
    const { stdout, stderr } = await run(process.execPath, [...script, '--help'])
    expect(stderr).toBe('')
    expect(stdout).toContain(ofNpm.includes(name) ? `Usage: npm ${name}` : `Usage: npm run ${name}`)
  })

  // What a test run takes besides is told by Vitest.
  if (ofNpm.includes(name)) continue
  test(`${name} refuses an option that it does not know`, async () => {
    await expect(run(process.execPath, [...script, '--no-such-option'])).rejects.toMatchObject({ code: 2 })
  })
}

test('start says by which Node it is called, where that is too old for it', async () => {
  const older = `data:text/javascript,Object.defineProperty(process, 'version', { value: 'v20.20.2' })`
  const said = expect.stringMatching(/^The server needs Node 24\.\d+, and this is v20\.20\.2\..*\n$/) as string
  await expect(run(process.execPath, ['--import', older, 'src/start.js'])).rejects.toMatchObject({ code: 1, stdout: '', stderr: said })
})

test('the guides name scripts that there are, and no source by a Node that may be too old for it', () => {
  const lines = guides.flatMap((guide) => readFileSync(guide, 'utf8').split('\n'))
  const named = lines.flatMap((line) => [...line.matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g)].map((match) => match[1]!))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  // The image and what has the packages' own programs in its path have the right one.
  const bare = lines.filter((line) => /\bnode (?:-\S+ )*\S+\.[jt]s\b/.test(line) && !/docker compose|node_modules\/\.bin/.test(line))
  expect(bare).toEqual([])
})
