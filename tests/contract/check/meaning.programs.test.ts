/** Lies about what an answer means, each told alone by a server that otherwise keeps its contract. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'
import { edit, startLying } from './lies.ts'
import type { Lie, LyingServer, Passed } from './lies.ts'
import { checkHere } from './run.ts'

const server = startServer()
const liars: LyingServer[] = []
let otherPreset = ''

beforeAll(async () => {
  const client = await server.as('investor')
  const { body } = await client.get('/api/v2/accounts/me')
  const made = await client.post('/api/v2/filter-presets', {
    data: {
      type: 'filter-presets',
      attributes: { name: 'Quite another' },
      relationships: { account: { data: { type: 'accounts', id: body.data.id } } },
    },
  })
  otherPreset = made.body.data.id
})
afterAll(() => Promise.all(liars.map((one) => one.close())))

interface Told {
  /** Makes the lie, with whatever it has to remember. */
  lie(): Lie
  only: string
  what: RegExp
}

const presets = /^\/api\/v2\/filter-presets$/
const preset = /^\/api\/v2\/filter-presets\/[^/?]+$/
const writes = 'createFilterPreset,updateFilterPreset,deleteFilterPreset,getFilterPreset'

const isAt = ({ method, path }: Passed, wanted: string, pattern: RegExp): boolean => method === wanted && pattern.test(path)

/** A lie about what is answered. */
const after = (method: string, path: RegExp, change: (passed: Passed) => void): Lie => {
  return { after: (passed) => void (isAt(passed, method, path) && passed.status < 300 && change(passed)) }
}

/** Takes parameters out of the query of one path, so that the server does not hear of them. */
const deaf = (path: string, parameter: RegExp): Lie => ({
  before: (passed) => {
    const [at, query] = passed.path.split('?')
    if (at !== path || query === undefined) return
    passed.path = `${at}?${query
      .split('&')
      .filter((one) => !parameter.test(decodeURIComponent(one)))
      .join('&')}`
  },
})

/** Takes a header out of the requests with a method. */
const without = (method: string, header: string, value = /(?:)/): Lie => ({
  before: (passed) => {
    if (passed.method === method && value.test(String(passed.sent[header]))) delete passed.sent[header]
  },
})

const refusedWith = (passed: Passed, status: number, code = String(status)): void => {
  const text = JSON.stringify({ errors: [{ title: 'Not this', detail: 'Not this.', code, status: String(status) }] })
  Object.assign(passed, { status, text, headers: { ...passed.headers, 'content-type': 'application/json; charset=utf-8' } })
}

const lies: Record<string, Told> = {
  'another record than the one asked for': {
    lie: () => ({
      before: (passed) => {
        if (isAt(passed, 'GET', preset) && passed.sent['if-none-match'] === undefined) passed.path = `/api/v2/filter-presets/${otherPreset}`
      },
    }),
    only: 'getFilterPreset',
    what: /answers another record than the one asked for/,
  },
  'a POST that shows something other than was sent': {
    lie: () => after('POST', presets, (passed) => edit(passed, ({ data }) => (data.attributes.name = 'Something else'))),
    only: 'createFilterPreset',
    what: /shows something other than what was sent/,
  },
  'a PATCH that shows the old record': {
    lie: () => after('PATCH', preset, (passed) => edit(passed, ({ data }) => (data.attributes.name = 'As before'))),
    only: writes,
    what: /shows something other than what was sent/,
  },
  'a PATCH that changes nothing': {
    lie: () => {
      const pending = new WeakMap<Passed, object>()
      return {
        before: (passed) => {
          if (!isAt(passed, 'PATCH', preset) || passed.sent['if-match'] === undefined || passed.sent['if-match'] === '"no-such-tag"') return
          pending.set(passed, (JSON.parse(passed.body.toString()) as { data: { attributes: object } }).data.attributes)
          Object.assign(passed, { method: 'GET', body: Buffer.alloc(0) })
          for (const name of ['content-length', 'content-type', 'transfer-encoding']) delete passed.sent[name]
        },
        after: (passed) => {
          const attributes = pending.get(passed)
          if (attributes) edit(passed, ({ data }) => Object.assign(data.attributes, attributes))
        },
      }
    },
    only: writes,
    what: /what was written is not there when it is read/,
  },
  'a DELETE that removes nothing': {
    lie: () => {
      const gone = new Set<string>()
      const told = new WeakSet<Passed>()
      return {
        before: (passed) => {
          if (!isAt(passed, 'DELETE', preset) || passed.sent['if-match'] !== undefined) return
          if (gone.has(passed.path)) passed.path = '/nowhere'
          else {
            told.add(passed)
            passed.method = 'GET'
          }
        },
        after: (passed) => {
          if (!told.has(passed) || passed.status !== 200) return
          gone.add(passed.path)
          delete passed.headers['content-type']
          Object.assign(passed, { status: 204, text: '' })
        },
      }
    },
    only: writes,
    what: /what was deleted is still there/,
  },
  'a filter by an attribute that is not heeded': {
    lie: () => deaf('/api/v2/companies', /^filter\[kind\]/),
    only: 'listCompanies',
    what: /filter\[kind\] lets through what it excludes/,
  },
  'a filter by a relationship that is not heeded': {
    lie: () => deaf('/api/v2/accounts', /^filter\[company-id\]/),
    only: 'listAccounts',
    what: /filter\[company-id\] lets through what it excludes/,
  },
  'a filter by what the records do not show that is not heeded': {
    lie: () => deaf('/api/v2/insights', /^filter\[country\]/),
    only: 'listInsights',
    what: /filter\[country\] changes nothing/,
  },
  'a filter that leaves out what it asks for': {
    lie: () => ({
      before: (passed) => {
        if (/^\/api\/v2\/companies\?.*filter%5Bkind%5D/.test(passed.path)) passed.path += '&filter%5Bfulltext%5D=nothing-is-called-so'
      },
    }),
    only: 'listCompanies',
    what: /filter\[kind\] leaves out what it asks for/,
  },
  'an order that is not heeded': {
    lie: () => deaf('/api/v2/entities', /^sort=/),
    only: 'listEntities',
    what: /sort=\S+ does not sort/,
  },
  'an order that is turned round': {
    lie: () => ({
      before: (passed) => {
        if (passed.path.startsWith('/api/v2/companies?')) passed.path = passed.path.replace('sort=-name', 'sort=name')
      },
    }),
    only: 'listCompanies',
    what: /sort=-name does not sort/,
  },
  'pages that share records': {
    lie: () => ({
      before: (passed) => {
        if (passed.path.startsWith('/api/v2/accounts?')) passed.path = passed.path.replace(/page%5Bnumber%5D=[2-9]/, 'page%5Bnumber%5D=1')
      },
      after: (passed) => void (passed.headers['link'] = String(passed.headers['link']).replace(/page%5Bnumber%5D=2/, 'page%5Bnumber%5D=3')),
    }),
    only: 'listAccounts',
    what: /two pages share a record|rel="next" leads elsewhere/,
  },
  'a page that is larger than asked': {
    lie: () => ({
      before: (passed) => {
        if (passed.path.startsWith('/api/v2/entities?')) passed.path = passed.path.replace(/page%5Bsize%5D=\d\b/, 'page%5Bsize%5D=90')
      },
    }),
    only: 'listEntities',
    what: /a page is larger than asked/,
  },
  'a count of other records': {
    lie: () => after('GET', /^\/api\/v2\/companies/, (passed) => edit(passed, ({ meta }) => meta && (meta['record-count'] += 5))),
    only: 'listCompanies',
    what: /record-count does not count the records/,
  },
  'a count of other pages': {
    lie: () => after('GET', /^\/api\/v2\/companies/, (passed) => edit(passed, ({ meta }) => meta && (meta['total-pages'] += 1))),
    only: 'listCompanies',
    what: /total-pages does not count the pages/,
  },
  'no next page though there are more': {
    lie: () => after('GET', /^\/api\/v2\/accounts\b/, (passed) => (passed.headers['link'] = '</openapi.json>; rel="service-desc"')),
    only: 'listAccounts',
    what: /no next page though there are more records/,
  },
  'a next page that is another': {
    lie: () =>
      after('GET', /^\/api\/v2\/accounts\?/, (passed) => {
        passed.headers['link'] = String(passed.headers['link']).replace(/page%5Bnumber%5D=2&([^>]*>; rel="next")/, 'page%5Bnumber%5D=3&$1')
      }),
    only: 'listAccounts',
    what: /rel="next" leads elsewhere than to the next page/,
  },
  'If-Match that is not heeded': {
    lie: () => without('PATCH', 'if-match'),
    only: writes,
    what: /If-Match with another tag is not heeded/,
  },
  'If-Match that refuses the present tag': {
    lie: () => after('PATCH', preset, (passed) => void (passed.sent['if-match'] !== undefined && refusedWith(passed, 412))),
    only: writes,
    what: /If-Match with the present tag/,
  },
  'a 412 to what was carried out': {
    lie: () => ({
      before: (passed) => {
        if (passed.method === 'PATCH' && passed.sent['if-match'] === '"no-such-tag"') passed.sent['if-match'] = '*'
      },
      after: (passed) => {
        if (passed.method === 'PATCH' && passed.sent['if-match'] === '*' && passed.status < 300) refusedWith(passed, 412)
      },
    }),
    only: writes,
    what: /a request that was refused with 412 changed the record/,
  },
  'If-None-Match that is not heeded': {
    lie: () => without('GET', 'if-none-match'),
    only: 'getFilterPreset',
    what: /If-None-Match with the present tag/,
  },
  'an Idempotency-Key that is not heeded': {
    lie: () => without('POST', 'idempotency-key'),
    only: 'createFilterPreset',
    what: /the same request under the same Idempotency-Key/,
  },
  'another request under a key that was used': {
    lie: () => {
      const used = new Map<string, string>()
      return {
        before: ({ sent, body }) => {
          const key = sent['idempotency-key'] as string | undefined
          if (key === undefined) return
          if ((used.get(key) ?? body.toString()) !== body.toString()) delete sent['idempotency-key']
          used.set(key, used.get(key) ?? body.toString())
        },
      }
    },
    only: 'createFilterPreset',
    what: /another request under an Idempotency-Key that was used/,
  },
  'a repeated request that is answered alike and carried out again': {
    lie: () => {
      const answers = new Map<unknown, Pick<Passed, 'status' | 'text'>>()
      const keys = new WeakMap<Passed, string>()
      return {
        before: (passed) => {
          const key = passed.sent['idempotency-key'] as string | undefined
          if (key === undefined) return
          keys.set(passed, key + passed.body.toString())
          delete passed.sent['idempotency-key']
        },
        after: (passed) => {
          const key = keys.get(passed)
          if (key === undefined) return
          if (answers.has(key)) Object.assign(passed, answers.get(key))
          else answers.set(key, { status: passed.status, text: passed.text })
        },
      }
    },
    only: 'createFilterPreset',
    what: /is carried out again/,
  },
  'OPTIONS that does not tell the methods': {
    lie: () => after('OPTIONS', /./, (passed) => delete passed.headers['allow']),
    only: 'listFilterPresets',
    what: /OPTIONS does not tell the methods/,
  },
  'a preflight that is not let in': {
    lie: () => after('OPTIONS', /./, (passed) => delete passed.headers['access-control-allow-headers']),
    only: 'listFilterPresets',
    what: /a preflight is not let in/,
  },
  'a code of another refusal': {
    lie: () => ({
      after: (passed) => {
        if (passed.status === 400) passed.text = passed.text.replaceAll('"code":"105"', '"code":"122"')
      },
    }),
    only: 'listAssetClasses',
    what: /refuses otherwise an unknown query parameter/,
  },
  'a code that is none': {
    lie: () => ({
      after: (passed) => {
        if (passed.status === 422) passed.text = passed.text.replaceAll(/"code":"\d+"/g, '"code":"999"')
      },
    }),
    only: 'createFilterPreset',
    what: /code 999 on a 422/,
  },
  'nonsense from an operation that requires a query': {
    lie: () => after('GET', /^\/api\/v2\/search\?/, (passed) => (passed.text = '{"nonsense":true}')),
    only: 'search',
    what: /body of 200 does not fit its schema/,
  },
  'dead links on what was created': {
    lie: () =>
      after('POST', presets, (passed) => {
        passed.text = passed.text.replaceAll(/"related":"([^"]+)"/g, '"related":"$1/nowhere"')
      }),
    only: 'createFilterPreset',
    what: /dead link on createFilterPreset/,
  },
  'a form that is not taken': {
    lie: () => ({
      after: (passed) => {
        if (String(passed.sent['content-type']).startsWith('multipart/')) refusedWith(passed, 415)
      },
    }),
    only: 'createAccountUpload',
    what: /refuses multipart\/form-data/,
  },
}

for (const [name, { lie, only, what }] of Object.entries(lies)) {
  test(`${name} is found`, { timeout: 120_000 }, async () => {
    const liar = await startLying(server.url, lie())
    liars.push(liar)
    const { code, said } = await checkHere(liar.url, only)
    expect(said).toMatch(what)
    expect(code).toBe(1)
  })
}
