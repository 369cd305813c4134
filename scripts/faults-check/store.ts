/** A file store that speaks as S3 does, behind a wire that can be made to hang. */
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { atEnd } from './programs.ts'

export interface Store {
  env: Record<string, string>
  /** From now on connections are taken and nothing is said on them. */
  hang(): void
  heal(): void
}

interface S3 {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3

/** Starts an empty store in a folder below `root`. */
export async function startStore(root: string): Promise<Store> {
  const directory = join(root, 'store')
  const s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'research' }] })
  const { port } = await s3.run()
  let hanging = false
  const wires = new Set<Socket>()
  const wire = createServer((near) => {
    wires.add(near)
    near.on('error', () => undefined).on('close', () => wires.delete(near))
    if (hanging) return
    const far = connect(port, '127.0.0.1')
    far.on('error', () => near.destroy())
    near.on('close', () => far.destroy())
    near.on('data', (bytes) => void (hanging || far.write(bytes))).on('end', () => far.end())
    far.on('data', (bytes) => void (hanging || near.write(bytes))).on('end', () => near.end())
  })
  await once(wire.listen(0, '127.0.0.1'), 'listening')
  atEnd(() => {
    for (const one of wires) one.destroy()
    wire.close()
    return s3.close()
  })
  return {
    env: {
      S3_BUCKET: 'research',
      S3_ENDPOINT: `http://127.0.0.1:${(wire.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    hang: () => void (hanging = true),
    heal() {
      hanging = false
      // What was begun meanwhile would wait for what was dropped.
      for (const one of wires) one.destroy()
    },
  }
}
