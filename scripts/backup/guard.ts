/**
 * Runs a program for as long as whoever asked for it lives: its arguments are the program and the options of that. The end of
 * the input tells, however they died.
 */
import { spawn } from 'node:child_process'

/** What this answers for a program that is not there, as a shell does. */
export const absent = 127

function guard(program: string, options: readonly string[]): void {
  const child = spawn(program, options, { stdio: ['ignore', 'inherit', 'inherit'] })
  child.once('error', ({ code, message }: NodeJS.ErrnoException) => {
    console.error(message)
    process.exit(code === 'ENOENT' ? absent : 1)
  })
  child.once('exit', (code) => process.exit(code ?? 1))
  process.stdin.once('end', () => child.kill()).resume()
}

if (import.meta.main) guard(process.argv[2]!, process.argv.slice(3))
