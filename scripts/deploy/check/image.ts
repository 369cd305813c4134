/** The image of the Dockerfile as a folder: its first stage is carried out line by line, its last one is read. */
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../../faults-check/programs.ts'
import type { Program } from '../../faults-check/servers.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))

export interface Image extends Program {
  env: Record<string, string>
  healthCheck: readonly string[]
}

/** Who runs what is in the image: nobody who owns anything, where this process may choose. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

type Stage = { instruction: string; rest: string }[]

function stages(): Stage[] {
  const found: Stage[] = []
  for (const line of readFileSync(join(project, 'scripts/deploy/Dockerfile'), 'utf8').split('\n')) {
    const [, instruction, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (instruction === 'FROM') found.push([])
    else if (instruction !== undefined && rest !== undefined) found.at(-1)!.push({ instruction, rest })
  }
  return found
}

/** What `.dockerignore` lets into a build. */
const letIn = (): string[] =>
  readFileSync(join(project, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .flatMap((line) => globSync(line.slice(1), { cwd: project }))

/** @throws for a file that the build would not find. */
function copy(from: string, into: string, allowed: readonly string[]): void {
  if (!allowed.some((one) => from === one || from.startsWith(`${one}/`))) throw new Error(`.dockerignore leaves ${from} out`)
  mkdirSync(into, { recursive: true })
  const source = join(project, from)
  const to = statSync(source).isDirectory() ? into : join(into, basename(source))
  cpSync(source, to, { recursive: true, preserveTimestamps: true })
}

/** The variables of `ENV`, with the folders of the image where they are here. */
const variables = (stage: Stage, here: (text: string) => string): Record<string, string> =>
  Object.fromEntries(
    stage
      .filter(({ instruction }) => instruction === 'ENV')
      .flatMap(({ rest }) => rest.split(' '))
      .map((one) => [one.slice(0, one.indexOf('=')), here(one.slice(one.indexOf('=') + 1))]),
  )

/** Makes the image in a new folder. @throws where a line of the Dockerfile fails. */
export async function assemble(folder: string): Promise<Image> {
  mkdirSync(folder)
  const [build, final] = stages() as [Stage, Stage]
  const here = (text: string): string => text.replaceAll('/app', folder).replaceAll('$PATH', process.env['PATH'] ?? '')
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...variables(build, here) }
  const allowed = letIn()
  for (const { instruction, rest } of build) {
    const words = rest.split(' ')
    if (instruction === 'COPY') for (const from of words.slice(0, -1)) copy(from, join(folder, words.at(-1)!), allowed)
    if (instruction === 'RUN') await run('sh', ['-c', rest], { cwd: folder, env })
  }
  chmodSync(folder, 0o755)
  const words = (instruction: string): string[] => {
    const { rest } = final.find((one) => one.instruction === instruction)!
    return JSON.parse(rest.slice(rest.indexOf('['))) as string[]
  }
  return { folder, user, env: variables(final, here), command: words('CMD'), healthCheck: words('HEALTHCHECK') }
}

/** What a folder takes on disk, in megabytes. */
export const megabytes = async (folder: string): Promise<number> => Number((await run('du', ['-sm', folder])).split('\t')[0])
