/** The bytes of the demo set: what is missing of them is stored at a start, and what is there stays. */
import { rmSync, statSync, truncateSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { seedId } from '../../src/demo/ids.ts'
import { storeDemoFiles } from '../../src/demo/shared.files.ts'
import { keyOf } from '../../src/resources/shared/files.ts'
import { freshDatabase } from '../support/database.ts'
import { filesBelow, placeForFiles } from '../support/files.ts'
import type { Place } from '../support/files.ts'

let connection: Connection
let place: Place
beforeAll(async () => {
  connection = await freshDatabase()
  place = await placeForFiles()
})
afterAll(async () => {
  place.remove()
  await connection.close()
})

test('are stored where they are missing or were cut off, and nowhere else', async () => {
  const at = (n: number): string => join(place.folder, keyOf(seedId('files', n)))
  await storeDemoFiles(connection.db, place.files)
  const all = filesBelow(place.folder).length
  const size = statSync(at(2)).size
  const longAgo = new Date('2020-01-01')
  for (const n of [1, 2]) utimesSync(at(n), longAgo, longAgo)
  truncateSync(at(2), 3)
  rmSync(at(3))
  await storeDemoFiles(connection.db, place.files)
  expect(statSync(at(1)).mtime).toEqual(longAgo)
  expect(statSync(at(2)).size).toBe(size)
  expect(filesBelow(place.folder)).toHaveLength(all)
})
