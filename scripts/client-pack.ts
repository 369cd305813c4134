/** `npm run client:pack`: the typed client as a package, plain JavaScript and types in a tarball that needs nothing else. */
import { build } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import ts from 'typescript'
import { readArguments } from '../codegen/usage.ts'

const usage = `Usage: npm run client:pack [-- <folder>]

Packs the typed client into <folder>, without which it is the present one: a tarball for npm install, in plain JavaScript with
types, for Node 20 or later, browsers and bundlers. Its version is the contract's.`

const name = 'research-publishing-platform-client'
const entry = 'src/client/index.ts'
const types = 'src/generated/openapi.d.ts'
const made = '.cache/client'

/** The sources and what they need in one file, which knows neither Node nor a browser. */
async function writeCode(): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile: join(made, 'index.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: ['node20', 'es2022'],
    sourcemap: 'linked',
    logLevel: 'warning',
  })
}

/** A declaration for each source, beside that of the document. */
function writeTypes(): void {
  const options: ts.CompilerOptions = {
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
    types: ['node'],
  }
  const program = ts.createProgram([entry], options)
  const emitted = program.emit(undefined, (file, text) => {
    const plain = text.replaceAll(/(['"])(?:\.|\.\.\/generated)\/([\w-]+)(?:\.d)?\.ts\1/g, '$1./$2.js$1')
    writeFileSync(join(made, basename(file)), plain)
  })
  const wrong = emitted.diagnostics.map((one) => ts.flattenDiagnosticMessageText(one.messageText, '\n'))
  if (emitted.emitSkipped || wrong.length > 0) throw new Error(`The types could not be written. ${wrong.join('\n')}`)
  cpSync(types, join(made, 'openapi.d.ts'))
}

function writeDescription(): void {
  const { license, description } = JSON.parse(readFileSync('package.json', 'utf8')) as { license: string; description: string }
  const { info } = JSON.parse(readFileSync('src/generated/openapi.json', 'utf8')) as { info: { version: string } }
  const about = {
    name,
    version: info.version,
    description: `The typed client of: ${description}`,
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.3' },
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' },
    types: './index.d.ts',
    files: ['*.js', '*.js.map', '*.d.ts', 'openapi-fetch.LICENSE'],
  }
  writeFileSync(join(made, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
  cpSync('src/client/README.md', join(made, 'README.md'))
  // Its code is part of the package, and its licence asks to be.
  cpSync('node_modules/openapi-fetch/LICENSE', join(made, 'openapi-fetch.LICENSE'))
}

/** Makes the tarball as npm does, and answers its name. */
function pack(folder: string): string {
  const npm = /npm-cli\.js$/.test(process.env['npm_execpath'] ?? '') && process.env['npm_execpath']
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status, stdout, stderr } = spawnSync(
    command,
    [...first, 'pack', resolve(made), '--pack-destination', resolve(folder), '--json'],
    {
      encoding: 'utf8',
      shell: !npm && process.platform === 'win32',
    },
  )
  if (status !== 0) throw new Error(`npm could not pack the client: ${stderr}`)
  return (JSON.parse(stdout) as { filename: string }[])[0]!.filename
}

const [folder = '.'] = readArguments(usage, {}, 1).positionals
rmSync(made, { recursive: true, force: true })
mkdirSync(made, { recursive: true })
mkdirSync(folder, { recursive: true })
await writeCode()
writeTypes()
writeDescription()
console.log(`Wrote ${join(folder, pack(folder))}`)
