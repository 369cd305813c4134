/** `npm run example`: carries out the example of the typed client, which itself needs nothing of this repository. */
import { readArguments } from '../codegen/usage.ts'

const usage = `Usage: npm run example [-- <url>]

Carries out src/client/example.ts, a first conversation through the typed client, with a server that has the demo set. Without
<url> it is the one at http://127.0.0.1:3000.`

readArguments(usage, {}, 1)
await import('../src/client/example.ts')
