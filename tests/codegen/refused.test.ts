import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { mistakesIn, workFolder } from './contracts.ts'
import type { Edit } from './contracts.ts'

interface Case {
  title: string
  edits?: Edit[]
  files?: Record<string, string>
  says: string[]
}

const folder = new URL('refused/', import.meta.url)

test('the contract that the refused ones are made of is accepted', () => {
  expect(mistakesIn(workFolder())).toEqual([])
})

describe.each(readdirSync(folder))('refused with file and line (%s)', (file) => {
  test.each(parse(readFileSync(new URL(file, folder), 'utf8')) as Case[])('$title', ({ edits, files, says }) => {
    expect(says).not.toEqual([])
    expect(mistakesIn(workFolder(edits, files))).toEqual(says)
  })
})
