/** Programs that tests run: scripts of this repository and those of PostgreSQL. */
import { execFile } from 'node:child_process'

export interface Outcome {
  code: number
  said: string
  complaint: string
}

/** Runs a program to its end with these settings besides the path and where Node keeps what it compiled, for the next run. */
export const runProgram = (program: string, args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const options = { env: { PATH, NODE_COMPILE_CACHE, ...env }, maxBuffer: 512 * 1024 * 1024 }
    execFile(program, args, options, (error, said, complaint) => {
      if (error && typeof error.code !== 'number') reject(new Error(`${program} could not be run: ${error.message}`))
      else resolve({ code: Number(error?.code ?? 0), said, complaint })
    })
  })

/** Runs a script of this repository. */
export const runScript = (script: string, args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> =>
  runProgram(process.execPath, [script, ...args], env)
