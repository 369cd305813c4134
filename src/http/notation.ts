/** The published document in one of its notations, made in a thread of its own: to write YAML takes more than a second. */
import swagger from '@fastify/swagger'
import Fastify from 'fastify'
import { parentPort, workerData } from 'node:worker_threads'

const { path, notation } = workerData as { path: string; notation: 'json' | 'yaml' }
const shelf = Fastify()
await shelf.register(swagger, { mode: 'static', specification: { path, baseDir: '.' } })
await shelf.ready()
parentPort!.postMessage(notation === 'yaml' ? shelf.swagger({ yaml: true }) : JSON.stringify(shelf.swagger()))
