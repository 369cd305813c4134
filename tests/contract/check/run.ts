/** Runs the contract check: as a pipeline does, in a process that is given an address, or in this one. */
import { spawn } from 'node:child_process'
import type { Options } from '../../../scripts/contract-check/options.ts'
import { runCheck as run } from '../../../scripts/contract-check/run.ts'

export interface Outcome {
  code: number | null
  said: string
}

interface Running {
  outcome: Promise<Outcome>
  /** Waits until it has said this. */
  until(what: RegExp): Promise<void>
  interrupt(): void
}

function start(command: string, args: readonly string[], env: Record<string, string> = {}): Running {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const outcome = new Promise<Outcome>((resolve) => child.on('close', (code) => resolve({ code, said })))
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const until = (what: RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (what.test(said)) resolve()
      }
      child.stdout.on('data', look)
      child.on('close', () => reject(new Error(`It ended without saying ${what}: ${said}`)))
      look()
    })
  return { outcome, until, interrupt: () => child.kill('SIGINT') }
}

const script = 'scripts/contract-check/main.ts'

export const startCheck = (args: readonly string[], env?: Record<string, string>): Running =>
  start(process.execPath, [script, ...args], env)

export const runCheck = (args: readonly string[], env?: Record<string, string>): Promise<Outcome> => startCheck(args, env).outcome

/** Checks some operations as the investor of the demo set in this process, which takes half of the time. */
export async function checkHere(url: string, only: string): Promise<Outcome> {
  const lines: string[] = []
  const options: Options = {
    ...{ url, only: new Set(only.split(',')), except: new Set(), seed: 1, format: 'text', mostMilliseconds: undefined },
    ...{ accounts: ['investor@demo.example'], password: 'demo-password-1' },
  }
  const code = await run(options, { say: (line) => void lines.push(line) })
  return { code, said: lines.join('\n') }
}

/** Pastes the lines of a finding into a shell. */
export const paste = (lines: readonly string[], env?: Record<string, string>): Promise<Outcome> =>
  start('sh', ['-c', lines.join('\n')], env).outcome
