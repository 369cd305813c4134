import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'
import { edit, startLying } from './lies.ts'
import type { Lie, LyingServer } from './lies.ts'
import { checkHere, paste, runCheck } from './run.ts'
import type { Outcome } from './run.ts'

const server = startServer()
const liars: LyingServer[] = []
let token = ''

beforeAll(async () => {
  // The check ends the other sessions of the first account when it changes a password.
  token = (await server.as('provider')).token!
})
afterAll(() => Promise.all(liars.map((one) => one.close())))

const asInvestor = { CONTRACT_CHECK_ACCOUNTS: 'investor@demo.example' }

async function lying(lie: Lie): Promise<string> {
  const liar = await startLying(server.url, lie)
  liars.push(liar)
  return liar.url
}

/** The lines of the first finding about an operation, without its indent. */
function findingOn(operation: string, { said }: Outcome): string[] {
  const lines = said.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`✗ ${operation}: `))
  expect(start, said).not.toBe(-1)
  const finding = lines.slice(start)
  return finding.slice(0, finding.indexOf('')).map((line) => line.trim())
}

interface Told {
  lie: Lie
  operation: string
  /** What to check, where it is not that operation alone. */
  only?: string
  what: RegExp
  /** What the server of the lie answers to the printed command. */
  answers: RegExp
}

const presets = /^\/api\/v2\/filter-presets$/
const preset = /^\/api\/v2\/filter-presets\/[^/]+$/
const on = (method: string, path: RegExp, lie: NonNullable<Lie['after']>): Lie => ({
  after: (passed) => (passed.method === method && path.test(passed.path) ? lie(passed) : undefined),
})

const lies: Record<string, Told> = {
  'an undocumented status': {
    lie: on('GET', presets, (passed) => (passed.status = 203)),
    operation: 'listFilterPresets',
    what: /undocumented status 203/,
    answers: /^HTTP\/1.1 203 /,
  },
  'an attribute that is missing': {
    lie: on('GET', preset, (passed) => {
      if (passed.status === 200) edit(passed, ({ data }) => delete data.attributes.countries)
    }),
    operation: 'getFilterPreset',
    what: /body of 200 does not fit its schema/,
    answers: /^HTTP\/1.1 200 /,
  },
  'an attribute too many': {
    lie: on('POST', presets, (passed) => {
      if (passed.status === 201) edit(passed, ({ data }) => (data.attributes.owner = 'Ingrid'))
    }),
    operation: 'createFilterPreset',
    what: /body of 201 does not fit its schema/,
    answers: /^HTTP\/1.1 201 /,
  },
  'a fault of the server': {
    lie: on('PATCH', preset, (passed) => {
      if (passed.status === 422) Object.assign(passed, { status: 500, text: '{"errors":[{"title":"Internal server error"}]}' })
    }),
    operation: 'updateFilterPreset',
    only: 'createFilterPreset,updateFilterPreset',
    what: /answers 500/,
    answers: /^HTTP\/1.1 500 /,
  },
  'a dead link': {
    lie: {
      before: (passed) => {
        if (/accounts\/[^/]+\/followers/.test(passed.path)) passed.path = '/nowhere'
      },
    },
    operation: 'getAccountRelated',
    only: 'getCurrentAccount',
    what: /dead link on /,
    answers: /^HTTP\/1.1 404 /,
  },
  'a credential that is not asked for': {
    lie: {
      before: ({ path, method, sent }) => {
        if (presets.test(path) && method === 'GET') sent.authorization ??= `Bearer ${token}`
      },
    },
    operation: 'listFilterPresets',
    what: /accepts a request without a credential/,
    answers: /^HTTP\/1.1 200 /,
  },
  'a value that is taken against the contract': {
    lie: {
      before: (passed) => {
        passed.path = passed.path.replace(/(?<=page%5Bsize%5D=)101$/, '100')
      },
    },
    operation: 'listAssetClasses',
    what: /accepts a bad page\[size\]/,
    answers: /^HTTP\/1.1 200 /,
  },
  'a content type of its own': {
    lie: on('GET', presets, (passed) => (passed.headers['content-type'] = 'text/html')),
    operation: 'listFilterPresets',
    what: /content type of 200/,
    answers: /content-type: text\/html/i,
  },
}

/** Three take a token that was mailed, one needs a realtime service, one a secret of the operator. */
const outside = ['resetPassword', 'resetPasswordOnPage', 'verifyEmailOnPage', 'authenticatePusher', 'receiveMailReports']

test('finds nothing to say about a server that keeps its contract, and reaches all of it', { timeout: 300_000 }, async () => {
  const { code, said } = await runCheck([server.url, '--except', outside.join(',')])
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('Nothing disagrees with the document.') as string })
  const [, reached, total] = /reached (\d+) of (\d+) operations/.exec(said)!
  expect(Number(total) - Number(reached)).toBeLessThanOrEqual(outside.length)
})

for (const [name, { lie, operation, only = operation, what, answers }] of Object.entries(lies)) {
  test(`${name} is found, with a command that shows it`, { timeout: 120_000 }, async () => {
    const outcome = await checkHere(await lying(lie), only)
    expect(outcome.code).toBe(1)
    const [title, expected, got, ...commands] = findingOn(operation, outcome)
    expect(title).toMatch(what)
    expect(expected).toMatch(/^expected {2}\S/)
    expect(got).toMatch(/^got {7}\S/)
    expect((await paste(commands)).said).toMatch(answers)
  })
}

test('an operation that is not there is not reached', { timeout: 120_000 }, async () => {
  const url = await lying({
    before: (passed) => {
      if (passed.path === '/api/v2/like-reasons') passed.path = '/nowhere'
    },
  })
  const { code, said } = await checkHere(url, 'listLikeReasons')
  expect(code).toBe(1)
  expect(said).toContain('✗ listLikeReasons: is not reached')
  expect(said).toContain('not reached: listLikeReasons: 404')
  const excepted = await runCheck([url, '--only', 'listLikeReasons', '--except', 'listLikeReasons'])
  expect(excepted.said).toContain('not reached (excepted): listLikeReasons: 404')
})

test('of the lists those are read that tell of what is to be checked, or of what it takes to create it', { timeout: 120_000 }, async () => {
  const read = new Set<string>()
  const url = await lying({ before: ({ method, path }) => void (method === 'GET' && read.add(path)) })
  expect((await checkHere(url, 'deleteComment')).said).toContain('Nothing disagrees with the document.')
  const lists = ['/api/v1/comments', '/api/v2/insights', '/api/v2/asset-classes', '/api/v2/filter-presets']
  expect(lists.filter((one) => read.has(one))).toEqual(['/api/v1/comments', '/api/v2/insights'])
})

test('an answer that takes too long is found', { timeout: 120_000 }, async () => {
  const url = await lying({
    after: async ({ path }) => {
      if (path === '/api/v2/asset-classes') await new Promise((resolve) => setTimeout(resolve, 900))
    },
  })
  const { code, said } = await runCheck([url, '--only', 'listAssetClasses', '--max-ms', '800'], asInvestor)
  expect(said).toMatch(/listAssetClasses: a slow answer/)
  expect(code).toBe(1)
})

test('the same seed sends the same requests in the same order, another seed others', { timeout: 120_000 }, async () => {
  const sent: string[][] = []
  for (const seed of ['7', '7', '8']) {
    const log: string[] = []
    const url = await lying({
      before: ({ method, path, sent: { 'content-length': length } }) =>
        void log.push(`${method} ${path.replace(/sessions\/[^/]+/, 'sessions/…')} ${length ?? ''}`),
    })
    await runCheck([url, '--only', 'listAssetClasses,listFilterPresets,requestPasswordReset', '--seed', seed], asInvestor)
    sent.push(log)
  }
  expect(sent[1]).toEqual(sent[0])
  expect(sent[2]).not.toEqual(sent[0])
})

interface Impossible {
  with: string
  args: string[]
  why: RegExp
}

const impossible: Impossible[] = [
  { with: 'without an address', args: [], why: /It takes one address/ },
  { with: 'with an option that it does not have', args: ['http://127.0.0.1:1', '--fast'], why: /Unknown option '--fast'/ },
  { with: 'with two addresses', args: ['http://127.0.0.1:1', 'http://127.0.0.1:2'], why: /Unexpected argument/ },
  { with: 'with a format that it does not have', args: ['http://127.0.0.1:1', '--format', 'pdf'], why: /--format takes text/ },
  { with: 'with a seed that is no number', args: ['http://127.0.0.1:1', '--seed', 'x'], why: /--seed takes a number/ },
  { with: 'where nothing answers', args: ['http://127.0.0.1:1'], why: /openapi\.json answers .*ECONNREFUSED/ },
]

describe('cannot run', () => {
  for (const { with: name, args, why } of impossible) {
    test(name, async () => {
      const { code, said } = await runCheck(args)
      expect(code).toBe(2)
      expect(said).toMatch(why)
    })
  }

  test('with accounts that cannot sign in', async () => {
    const { code, said } = await runCheck([server.url], { CONTRACT_CHECK_ACCOUNTS: 'nobody@demo.example' })
    expect(code).toBe(2)
    expect(said).toContain('nobody@demo.example could not sign in: 401')
  })
})

test('a password of the environment is not printed, and the command still runs', { timeout: 120_000 }, async () => {
  const env = { ...asInvestor, CONTRACT_CHECK_PASSWORD: 'demo-password-1' }
  const url = await lying(on('GET', presets, (passed) => (passed.status = 203)))
  const outcome = await runCheck([url, '--only', 'listFilterPresets'], env)
  expect(outcome.said).not.toContain('demo-password-1')
  const [, , , ...commands] = findingOn('listFilterPresets', outcome)
  expect((await paste(commands, env)).said).toMatch(/^HTTP\/1.1 203 /)
})

test('says how it is used', async () => {
  const { code, said } = await runCheck(['--help'])
  expect(code).toBe(0)
  expect(said).toMatch(
    /--seed[\s\S]*--only[\s\S]*--except[\s\S]*--max-ms[\s\S]*--format[\s\S]*CONTRACT_CHECK_ACCOUNTS[\s\S]*CONTRACT_CHECK_PASSWORD[\s\S]*Exit code: 0/,
  )
})
