/** Runs the contract check as a pipeline does: a process that is given an address. */
import { spawn } from 'node:child_process'

export interface Outcome {
  code: number | null
  said: string
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.on('close', (code) => resolve({ code, said }))
  })
}

export const runCheck = (args: readonly string[], env?: Record<string, string>): Promise<Outcome> =>
  run(process.execPath, ['scripts/contract-check/main.ts', ...args], env)

/** Pastes the lines of a finding into a shell. */
export const paste = (lines: readonly string[], env?: Record<string, string>): Promise<Outcome> => run('sh', ['-c', lines.join('\n')], env)
