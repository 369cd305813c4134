/** The server as a process of its own, as an operator would start it. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ServerProcess {
  url: string
  child: ChildProcess
  /** What it printed until now. */
  said(): string
  /** Stops it with a signal and resolves when it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

const settings = (): Record<string, string> => ({
  ...{ PATH: process.env['PATH'] ?? '', PORT: '0', DEMO: 'false', DRAIN_SECONDS: '0' },
  DATA_DIR: mkdtempSync(join(tmpdir(), 'process-')),
})

/**
 * Starts a process with these settings, in a copy of the project where one is named, and by a command that carries out the rest
 * of its line where one is named; resolves when it listens.
 */
export async function startProcess(env: Record<string, string>, folder = '.', by: readonly string[] = []): Promise<ServerProcess> {
  const [command, ...rest] = [...by, process.execPath, 'src/start.js']
  const child = spawn(command!, rest, {
    cwd: folder,
    env: { ...settings(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      const text = String(chunk)
      said += text
      // A fault of the server stands beside the failure of the test that met it.
      if (text.includes('request failed')) process.stderr.write(text)
      const address = /Listening on (http:\/\/\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(`the server stopped: ${said}`)))
  })
  return {
    url,
    child,
    said: () => said,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}
