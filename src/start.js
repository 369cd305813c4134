// Plain JavaScript: to read TypeScript that its cache does not hold yet, Node would load a compiler first, and an older one cannot.
import { readFileSync } from 'node:fs'

const usage = `Usage: npm start

Migrates the database and serves the API. The settings are variables of the environment: README.md, "Settings".`

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [needed, major, minor] = /(\d+)\.(\d+)/.exec(engines.node)
const [ownMajor, ownMinor] = process.version.slice(1).split('.').map(Number)

if (process.argv.includes('--help')) console.log(usage)
else if (ownMajor < major || (ownMajor === Number(major) && ownMinor < minor)) {
  console.error(
    `The server needs Node ${needed}, and this is ${process.version}. On Linux and Windows npm ci brings it as node_modules/.bin/node, which npm start takes.`,
  )
  process.exitCode = 1
} else {
  // Linux gives the first process of a container no signal that it does not listen to, and until something serves nothing else does.
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit()
    })
  }
  const { enableCompileCache } = await import('node:module')
  enableCompileCache()
  const { bundle } = await import('./bundle.ts')
  await import(await bundle())
}
