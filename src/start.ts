// The compile cache must be on before the sources load, hence a file of its own.
import { enableCompileCache } from 'node:module'

enableCompileCache()
await import('./main.ts')
