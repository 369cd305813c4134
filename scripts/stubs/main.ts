/**
 * `npm run stubs`: writes what an edit of the contract left missing, so that it compiles and the server runs: cells that
 * answer 501, and for a new type its resource, migration and tests. Adds to files, never takes away. Then runs codegen.
 */
import { spawnSync } from 'node:child_process'
import { columnOf } from '../../codegen/names.ts'
import { sourceOf } from '../../codegen/next.ts'
import { complete } from '../../codegen/publish.ts'
import { readContract } from '../../codegen/read.ts'
import { judge } from '../../codegen/rules.ts'
import { readArguments } from '../../codegen/usage.ts'
import { joinTableFor } from './join-tables.ts'
import { writeMigrations } from './migrations.ts'
import { Project } from './project.ts'
import { newTypes, operationsFileOf, verbFor, writeCells, writeResources } from './resources.ts'
import { writeRetention } from './retention.ts'
import { writeStories, writeTestCells } from './tests.ts'
import { writeWrappers } from './wrappers.ts'

const usage = `Usage: npm run stubs

Writes what an edit of the contract left missing, so that it compiles and the server runs: cells that answer 501, and for a new
type its resource, its migration and its tests. It adds to files and takes nothing away; then it runs codegen.`
readArguments(usage, {})

const wrappers = writeWrappers('openapi')
const contract = readContract('openapi')
const model = judge(contract)
if (!model) {
  wrappers.undo()
  for (const { where, message } of contract.problems) console.error(`${where}: ${message}`)
  console.error(`\nThe contract has ${contract.problems.length} mistake(s); nothing was written.`)
  process.exit(1)
}

const project = new Project(model, complete(model))
const types = newTypes(project)
writeResources(project, types)
writeCells(project)
writeMigrations(project, types)
writeRetention(project, types)
writeTestCells(project, types)
writeStories(project, types)
await project.save()
const notes = [...wrappers.notes, ...project.notes]
for (const note of notes) console.log(`+ ${note}`)
if (notes.length === 0) console.log('Nothing is missing.')

const { status } = spawnSync(process.execPath, ['codegen/main.ts'], { stdio: 'inherit' })
if (status !== 0) process.exit(1)

const exported = 'src/resources/people/accounts.export.ts'
for (const resource of types) {
  const { type } = resource
  console.log(`→ ${sourceOf(model, type)}: say who sees which rows (visible); so far admins alone do`)
  console.log(`→ src/database/migrations/: see that the table of ${type} is what you mean, before anyone runs it`)
  console.log(`→ src/database/retention.ts: see how long the rows of ${type} are kept; so far until somebody deletes them`)
  if (model.lives.some((one) => one.type === type))
    console.log(`→ tests/support/lives.ts: how one of ${type} is put into a state, and which demo account is which actor`)
  for (const one of resource.show.relationships) {
    if (!one.many && one.types.join() === 'accounts')
      console.log(`→ ${exported}: ['${columnOf(type)}', '${columnOf(one.name)}_id'] exports what is an account's own`)
    const join = joinTableFor(model, resource, one)
    if (join) console.log(`→ ${sourceOf(model, type)}: saveLinkage(tx, '${join.name}', { ${join.own}: id }, …) writes its ${one.name}`)
  }
  console.log(`→ src/demo/: rows of ${type}, with the ids of the contract's examples (ids.ts)`)
}
for (const operation of model.operations) {
  const file = operationsFileOf(project, operation.type)
  if (project.read(file).includes(`stub('${operation.id}')`))
    console.log(`→ ${file}: write ${operation.id} (${verbFor(project, operation)})`)
}
