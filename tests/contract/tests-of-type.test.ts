import { expect, test } from 'vitest'
import { testsOfType, typesLike, ungenerated } from '../../scripts/tests-of-type.ts'
import { routes } from '../../src/generated/routes.ts'

test('a type is tested by the stories of its name, and by who of its domain may do what', () => {
  const tests = testsOfType('filter-presets')
  expect(tests).toMatchObject({ named: true, stories: ['tests/resources/research/filter-presets.test.ts'] })
  expect(tests!.access).toEqual(['tests/contract/access-research.search.test.ts', 'tests/contract/access-research.test.ts'])
})

test('where no story has its name, those of its domain that name it are told', () => {
  const tests = testsOfType('company-payments')
  expect(tests).toMatchObject({ named: false, access: ['tests/contract/access-reports.test.ts'] })
  expect(tests!.stories).toContain('tests/resources/reports/insight-provider-payments.test.ts')
  expect(testsOfType('like-reasons')).toMatchObject({ stories: [], access: ['tests/contract/access-discussion.test.ts'] })
})

test('every type has its domain and its operations', () => {
  for (const type of new Set(routes.map((one) => one.type))) expect([type, testsOfType(type)?.ids.length]).not.toEqual([type, undefined])
})

test('a name that is nearly that of a type leads to it', () => {
  expect(testsOfType('filter_preset')).toBeUndefined()
  expect(typesLike('filter_preset')).toEqual(['filter-presets'])
  expect(typesLike('zebras')).toEqual([])
})

test('a type that stands in the contract and of which nothing is generated leads to the generator', () => {
  expect(ungenerated('one-time-tokens')).toBe(
    'openapi/signing-in/one-time-tokens.yaml has no operation in src/generated/: run npm run codegen, which says what it lacks.',
  )
  expect(ungenerated('zebras')).toBeUndefined()
})
