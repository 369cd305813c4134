/** The published document in one of its notations, made in a thread of its own: to write YAML takes more than a second. */
import swagger from '@fastify/swagger'
import type { StaticDocumentSpec } from '@fastify/swagger'
import Fastify from 'fastify'
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { inWordsOf } from './operator.ts'
import type { Operator } from './operator.ts'

const { path, notation, operator } = workerData as { path: string; notation: 'json' | 'yaml'; operator: Operator }
const document = JSON.parse(inWordsOf(operator, readFileSync(path, 'utf8'))) as StaticDocumentSpec['document']
const shelf = Fastify()
await shelf.register(swagger, { mode: 'static', specification: { document } })
await shelf.ready()
parentPort!.postMessage(notation === 'yaml' ? shelf.swagger({ yaml: true }) : JSON.stringify(shelf.swagger()))
