import { describe, expect, test } from 'vitest'
import { readExceptions, unexplained } from '../../scripts/lint-document.ts'

describe('an exception', () => {
  const found = (rule: string, count: number) => Array.from({ length: count }, (_, at) => ({ rule, where: `#/${at}`, message: 'Bad.' }))
  const exception = (findings: number | 'everywhere') => [{ rule: 'a-rule', findings, reason: 'Known.' }]

  test('explains as many findings as it says', () => {
    expect(unexplained(found('a-rule', 2), exception(2))).toEqual([])
    expect(unexplained(found('a-rule', 2), exception('everywhere'))).toEqual([])
  })

  test('explains no more than that, and nothing of another rule', () => {
    expect(unexplained(found('a-rule', 3), exception(2))).toEqual([
      'a-rule: 3 findings, of which 2 are explained',
      '  #/0: Bad.',
      '  #/1: Bad.',
      '  #/2: Bad.',
    ])
    expect(unexplained([...found('a-rule', 2), ...found('another', 1)], exception(2))).toEqual([
      'another: 1 findings, of which 0 are explained',
      '  #/0: Bad.',
    ])
  })

  test('that explains more than is found has to shrink', () => {
    expect(unexplained(found('a-rule', 1), exception(2))).toEqual(['a-rule: 2 findings are explained: lower it to 1'])
    for (const findings of [2, 'everywhere'] as const) {
      expect(unexplained([], exception(findings))).toEqual(['a-rule: nothing is found any more: remove its exception'])
    }
  })

  test('has a reason', () => {
    for (const { rule, reason, findings } of readExceptions()) {
      expect([rule, typeof findings === 'number' ? findings > 0 : findings === 'everywhere', /^[A-Z].+\.$/.test(reason)]).toEqual([
        rule,
        true,
        true,
      ])
    }
  })
})
