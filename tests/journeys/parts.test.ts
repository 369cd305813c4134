import { expect, test } from 'vitest'
import { published } from '../support/contract.ts'
import { parts } from './parts.ts'

interface Operation {
  operationId: string
  'x-source': string
}

test('each operation of the specification answers in one journey', () => {
  const operations = Object.values(published.paths).flatMap(
    ({ parameters: _, ...methods }) => Object.values(methods) as unknown as Operation[],
  )
  const specified = operations.filter((one) => one['x-source'] !== 'decided').map((one) => one.operationId)
  expect(Object.values(parts).flat().sort()).toEqual(specified.sort())
})
