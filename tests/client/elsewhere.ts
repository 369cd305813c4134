/** A server that is not ours, as proxies and failures are. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Its address. It is gone when the test is. */
export async function elsewhere(answer: RequestListener): Promise<string> {
  const other = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(async () => {
    other.closeAllConnections()
    await new Promise((closed) => other.close(closed))
  })
  await once(other, 'listening')
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}`
}
