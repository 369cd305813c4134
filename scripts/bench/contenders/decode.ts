/** Uploads the usual way: Fastify parses the whole document, the handler decodes the data URL and writes the file. */
import Fastify from 'fastify'
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { common, pool, port } from './common.ts'
import { identify } from './idiomatic.ts'

const folder = join(process.env['DATA_DIR']!, 'files')
mkdirSync(folder)

const app = Fastify({ bodyLimit: 78_643_200 })
app.addHook('onRequest', async (_request, reply) => void reply.headers(common))
app.get('/health/ready', async () => ({ status: 'ok' }))

app.post('/api/v2/account-uploads', async (request, reply) => {
  const viewer = await identify(request.headers.authorization)
  if (!viewer) return reply.code(401).send({ errors: [{ title: 'You are not authorized to access this request' }] })
  const { attributes } = (request.body as { data: { attributes: { source: string; 'source-file-name': string } } }).data
  const { source, 'source-file-name': name } = attributes
  const comma = source.indexOf(',')
  const type = /^data:([^;,]+);base64$/.exec(source.slice(0, comma))?.[1]
  const bytes = Buffer.from(source.slice(comma + 1), 'base64')
  if (!type || bytes.toString('base64') !== source.slice(comma + 1))
    return reply.code(422).send({ errors: [{ title: 'Invalid field value' }] })

  const [id, file] = [randomUUID(), randomUUID()]
  await writeFile(join(folder, file), bytes, { flush: true })
  await pool.query(
    `with file as (
      insert into files (id, name, content_type, size, stored_by, kept_at) values ($1, $2, $3, $4, 'bench', now()) returning id
    ) insert into account_uploads (id, account_id, source, source_file_name, source_file_size, source_content_type)
      select $5, $6, id, $2, $4, $3 from file`,
    [file, name, type, bytes.length, id, viewer.id],
  )
  const stored = { 'source-file-name': name, 'source-file-size': bytes.length, 'source-content-type': type }
  return reply.code(201).send({ data: { id, type: 'account-uploads', attributes: stored } })
})

process.on('SIGTERM', () => void app.close().then(() => pool.end()))
await app.listen({ port, host: '127.0.0.1' })
