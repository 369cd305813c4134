// Plain JavaScript: to read TypeScript that its cache does not hold yet, Node would load a compiler first.
import { enableCompileCache } from 'node:module'

const usage = `Usage: npm start

Migrates the database and serves the API. The settings are variables of the environment: README.md, "Settings".`

if (process.argv.includes('--help')) console.log(usage)
else {
  enableCompileCache()
  const { bundle } = await import('./bundle.ts')
  await import(await bundle())
}
