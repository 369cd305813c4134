// Plain JavaScript: to read TypeScript that its cache does not hold yet, Node would load a compiler first.
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { bundle } = await import('./bundle.ts')
await import(await bundle())
