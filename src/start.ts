// The compile cache must be on before the sources load, hence a file of its own.
import { enableCompileCache, registerHooks } from 'node:module'

enableCompileCache()
// Hundreds of files name each other by their exact places, which Node would look up on the disk one by one.
registerHooks({
  resolve: (specifier, { parentURL, ...context }, next) =>
    specifier.startsWith('.') && specifier.endsWith('.ts')
      ? { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true }
      : next(specifier, { parentURL, ...context }),
})
await import('./main.ts')
