/**
 * Bodies that carry files: JSON with data URLs, or multipart/form-data with a part `data` that holds the JSON document and
 * a part for the file. Both become the same document, with uploads in the places of the files.
 */
import multipart from '@fastify/multipart'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { Upload } from '../effects/uploads.ts'
import { badDocument, protocolError, tooLarge } from '../refusals.ts'
import { isObject } from './body-forms.ts'
import type { Json } from './body-forms.ts'
import { splitBody } from './files-in-json.ts'
import { bodyLimit, deepest, isShallow, parseJson, requireStorable } from './json.ts'
import type { FileRule, Route } from './route.ts'
import type { Services } from './services.ts'

/** A file of 50 MiB in base64, and the document around it. */
const uploadLimit = 78_643_200

/** The attributes of an operation that may be files, by name. */
export const filesOf = ({ body }: Route): Record<string, FileRule> =>
  Object.fromEntries(Object.entries(body?.attributes ?? {}).flatMap(([name, { file }]) => (file ? [[name, file]] : [])))

/** Makes an encapsulated part of the server read bodies with files. `routeOf` tells which operation a request is for. */
export async function readUploads(
  app: FastifyInstance,
  routeOf: (request: FastifyRequest) => Route,
  { newUpload, countText }: Pick<Services, 'newUpload' | 'countText'>,
): Promise<void> {
  const arrived = new WeakMap<FastifyRequest, readonly Upload[]>()
  const uploadsOf = (request: FastifyRequest): readonly Upload[] => arrived.get(request) ?? []
  const note = (request: FastifyRequest) => (upload: Upload) => void arrived.set(request, [...uploadsOf(request), upload])

  // Every request comes by here when its work is done, one that the client gave up or that was never let in too.
  app.addHook('onSend', async (request) => {
    await Promise.all(uploadsOf(request).map((upload) => upload.discard()))
  })

  app.removeAllContentTypeParsers()
  await app.register(multipart)
  app.addHook('preParsing', async (request, reply) => {
    if (Number(request.headers['content-length'] ?? 0) <= uploadLimit) return
    reply.header('connection', 'close')
    throw tooLarge(uploadLimit)
  })
  app.addContentTypeParser(['application/json', 'application/vnd.api+json'], async (request: FastifyRequest, payload: Readable) => {
    const limits = { body: uploadLimit, rest: bodyLimit }
    const splitting = { files: filesOf(routeOf(request)), limits, newUpload, arrived: note(request) }
    const { rest, uploads, lists } = await splitBody(payload, splitting).catch((error: unknown) => {
      throw request.raw.readableAborted ? protocolError(400) : error
    })
    countText?.(request, rest.length)
    return withUploads(parseJson(rest), uploads, lists)
  })
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return
    request.body = await readParts(request, { files: filesOf(routeOf(request)), newUpload, arrived: note(request), countText })
  })
}

/** Puts the uploads where an empty text stands for them. */
function withUploads(document: unknown, uploads: ReadonlyMap<string, Upload>, lists: ReadonlyMap<string, readonly Upload[]>): unknown {
  const attributes = ((document as Json | undefined)?.['data'] as Json | undefined)?.['attributes'] as Json | undefined
  for (const [name, upload] of uploads) if (typeof attributes?.[name] === 'string') attributes[name] = upload
  for (const [name, files] of lists) {
    const sent = attributes?.[name]
    const left = [...files]
    if (Array.isArray(sent)) attributes![name] = sent.map((one: unknown) => (one === '' ? left.shift() : one))
  }
  return document
}

interface Reading extends Pick<Services, 'newUpload' | 'countText'> {
  files: Readonly<Record<string, FileRule>>
  arrived(upload: Upload): void
}

async function readParts(request: FastifyRequest, { files, newUpload, arrived, countText }: Reading): Promise<unknown> {
  const names = Object.keys(files).join(' or ')
  const most = Math.max(...Object.values(files).map((one) => one.most))
  const count = Math.max(...Object.values(files).map((one) => one.several ?? 1))
  const uploads: [name: string, upload: Upload][] = []
  let document: unknown
  try {
    for await (const part of request.parts({
      limits: { fileSize: most, files: count + 1, fields: 1, parts: count + 1, fieldSize: bodyLimit },
    })) {
      if (part.fieldname === 'data' && document === undefined) document = await documentOf(part, (bytes) => countText?.(request, bytes))
      else if (part.type === 'file' && Object.hasOwn(files, part.fieldname)) {
        const upload = newUpload()
        arrived(upload)
        uploads.push([part.fieldname, await receive(part, upload, files[part.fieldname]!.most)])
      } else throw badDocument(`A multipart body has a part data, the JSON document, and a file part ${names}.`)
    }
  } catch (error) {
    // What is still on its way is passed over, so that the client comes to hear the answer.
    request.raw.unpipe()
    request.raw.resume()
    throw request.raw.readableAborted ? protocolError(400) : refusalOfParts(error as { code?: string }, { names, most, count })
  }
  if (document === undefined) throw badDocument('The part data, the JSON document, is missing.')
  return withFiles(document, uploads, files)
}

/**
 * The document of the part `data`, which is parsed already where the part says that it is JSON. Browsers give a part a type only
 * together with the name of a file, so that it may come as a file too.
 */
async function documentOf(
  part: (MultipartValue & { valueTruncated?: boolean }) | MultipartFile,
  count: (bytes: number) => void,
): Promise<unknown> {
  const value = part.type === 'file' ? await textOf(part.file) : part.value
  if (part.type === 'field' && part.valueTruncated) throw tooLarge(bodyLimit)
  if (!isShallow(value)) throw badDocument(`The part data nests at most ${deepest} levels deep.`)
  const text = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
  count(text.length)
  if (typeof value === 'string') return parseJson(text)
  requireStorable(value)
  return value
}

async function textOf(file: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size > bodyLimit) throw tooLarge(bodyLimit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

async function receive({ file, filename, mimetype }: MultipartFile, upload: Upload, most: number): Promise<Upload> {
  upload.type = mimetype.toLowerCase()
  upload.name = filename
  for await (const chunk of file as AsyncIterable<Buffer>) await upload.write(chunk)
  await upload.close()
  if (file.truncated) throw tooLarge(most)
  if (upload.size === 0) upload.fault = 'is empty'
  return upload
}

/** The document as it would have been sent in JSON: the name of a file may come from its part. */
function withFiles(
  document: unknown,
  uploads: readonly (readonly [name: string, upload: Upload])[],
  files: Readonly<Record<string, FileRule>>,
): unknown {
  const data = isObject(document) ? document['data'] : undefined
  if (!isObject(data)) return document
  const { attributes = {} } = data
  // What is no object is refused as it stands.
  if (!isObject(attributes)) return document
  const sent: Json = { ...attributes }
  for (const [name, upload] of uploads) {
    if (files[name]!.several !== undefined) {
      sent[name] = [...(Array.isArray(sent[name]) ? (sent[name] as unknown[]) : []), upload]
      continue
    }
    sent[name] = upload
    if (upload.name !== undefined) sent[`${name}-file-name`] ??= upload.name
  }
  return { ...(document as Json), data: { ...data, attributes: sent } }
}

function refusalOfParts(error: { code?: string }, { names, most, count }: { names: string; most: number; count: number }): unknown {
  const code = error.code ?? ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(most)
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code))
    return badDocument(`A multipart body has the parts data and ${names}, ${count > 1 ? `at most ${count} of the latter` : 'once each'}.`)
  // The parser's own errors are plain ones without a code.
  const unreadable = code === '' ? error.constructor === Error : code.startsWith('FST_')
  return unreadable ? badDocument('The body is not multipart/form-data.') : error
}
