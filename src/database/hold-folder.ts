import { hash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Takes the folder of an embedded database for this process; a second one on it would corrupt it. What is held is a
 * local socket, so that the system lets go of it when the process dies. Answers the function that lets go.
 * @throws when a living process holds the folder.
 */
export async function holdFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  const name = `rpp-${hash('sha256', realpathSync(folder)).slice(0, 32)}`
  const file = join(tmpdir(), `${name}.sock`)
  const address = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` }[process.platform as string] ?? file
  // Elsewhere the socket is a file, which outlives its process.
  if (address === file && !(await answers(address))) rmSync(file, { force: true })
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(`${folder} is in use by another process. Stop it, or choose another DATA_DIR.`)))
    server.listen(address, resolve)
  })
  server.unref()
  return () => void server.close()
}

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address, () => resolve(true))
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy())
  })
