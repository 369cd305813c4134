/** The media types of what is sent. */
import type { Model } from '../model.ts'
import { operationAt, operationsIn } from '../openapi.ts'
import type { Media, OpenApi } from '../openapi.ts'

/** Every document may also come as what JSON:API calls it. Its example is that of the plain one. */
export function offerMediaTypes(document: OpenApi): void {
  const operations = operationsIn(document)
  const responses = [...operations.flatMap((one) => Object.values(one.responses)), ...Object.values(document.components.responses)]
  for (const { content } of [...operations.flatMap((one) => one.requestBody ?? []), ...responses]) offerBoth(content)
}

function offerBoth(content: Record<string, Media> | undefined): void {
  if (!content?.['application/json']) return
  const { example: _shownAlready, ...media } = content['application/json']
  content['application/vnd.api+json'] ??= media
}

/** A file comes back as the type that it was sent as, which is one of those that some operation takes, or as one that the server makes. */
export function nameFileTypes(document: OpenApi, { operations }: Model): void {
  const types = operations.flatMap(({ body }) => body?.attributes.flatMap((one) => one.file?.types ?? []) ?? [])
  for (const operation of operations.filter((one) => one.answer.kind === 'file')) {
    const response = operationAt(document, operation).responses[String(operation.status)]!
    const { 'application/octet-stream': bytes, ...made } = response.content!
    if (bytes) response.content = { ...Object.fromEntries([...new Set(types)].sort().map((type) => [type, bytes])), ...made }
  }
}
