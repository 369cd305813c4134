import { describe, expect, test } from 'vitest'
import { prepare } from '../../src/database/read.ts'
import { contentVerticals } from '../../src/resources/classification/content-verticals.ts'
import { countries } from '../../src/resources/classification/countries.ts'
import { geographies } from '../../src/resources/classification/geographies.ts'
import { sectors } from '../../src/resources/classification/sectors.ts'
import { entities } from '../../src/resources/issuers/entities.ts'
import { talkers } from '../../src/resources/messaging/message-groups.naming.ts'
import { accounts } from '../../src/resources/people/accounts.ts'
import { filterPresets } from '../../src/resources/research/filter-presets.ts'
import { insightDisclosures } from '../../src/resources/research/insight-disclosures.ts'
import { insightDocuments } from '../../src/resources/research/insight-documents.ts'
import { insights } from '../../src/resources/research/insights.ts'
import { sessions } from '../../src/resources/signing-in/sessions.ts'
import type { Resource } from '../../src/verbs/resource.ts'
import { kindOf, scopeOf, scopeValues } from '../../src/verbs/visible.ts'
import type { CallerKind } from '../../src/verbs/visible.ts'
import { account, admin, editor, guest } from './statements.ts'

/** Which rows a caller kind sees, as SQL with the names of its places. */
function scope(r: Pick<Resource, 'visible'>, kind: CallerKind): string {
  const { text, parameters } = prepare(r.visible(scopeOf(kind)))
  const places = parameters.map((one) => (typeof one === 'object' ? `:${(one as { name: string }).name}` : `'${String(one)}'`))
  return text.replaceAll(/\s+/g, ' ').replaceAll(/\$(\d+)/g, (_whole, index: string) => places[Number(index) - 1]!)
}

const seenInsight =
  "insights.aasm_state = 'published' or (insights.account_id = :me and (insights.company_id is null or insights.company_id = :company)) or insights.company_id in (:leads, :complies) or (insights.aasm_state = 'in-review' and insights.review_ends_at > now() and :accountType = 'insight-provider')"

const deals = `select unnest(array[dealing.requestor_id, dealing.requestee_id, dealing.manager_id]) from ( select requestor_id, requestee_id, manager_id, status from premium_service_requests as own where ("own"."requestor_id" = :me and ("own"."company_id" is null or "own"."company_id" = :company)) or ("own"."status" <> 'drafted' and "own"."requestee_id" = :me and ("own"."provider_company_id" is null or "own"."provider_company_id" = :company)) union all select requestor_id, requestee_id, manager_id, status from premium_service_requests where company_id in (:leads, :complies) or provider_company_id in (:leads, :complies)) as dealing where dealing.status <> 'drafted'`
const asks =
  "select asked.requester_id from publication_access_requests as asked join insights on asked.publication_type = 'insights' and insights.id = asked.publication_id where (insights.account_id = :me and (insights.company_id is null or insights.company_id = :company)) union all select asked.requester_id from publication_access_requests as asked join external_reports on asked.publication_type = 'external-reports' and external_reports.id = asked.publication_id where (external_reports.account_id = :me and (external_reports.company_id is null or external_reports.company_id = (select :company::text)))"
const talks = scope({ visible: talkers as Resource['visible'] }, 'account').trim()

describe('who sees which rows', () => {
  test.each([
    [
      'insights: what is published; before that the author and those who oversee the company, and providers while it is reviewed',
      insights,
      'account',
      `(${seenInsight})`,
    ],
    ['insights: none for a guest', insights, 'guest', 'false'],
    ['insights: all for editors', insights, 'staff', 'true'],
    ['filter presets: one’s own', filterPresets, 'account', '("filter_presets"."account_id" = :me)'],
    ['filter presets: any for an admin', filterPresets, 'staff', 'true'],
    ['sessions: one’s own', sessions, 'account', '("sessions"."account_id" = :me)'],
    ['sessions: one’s own, for staff as well', sessions, 'staff', '("sessions"."account_id" = :me)'],
    [
      'accounts: active providers, oneself and colleagues, and who deals or talks with one, or asks one for access',
      accounts,
      'account',
      `(((accounts.account_type = 'insight-provider' and accounts.status <> 'invited') or (accounts.id = :me or accounts.company_id = :company or accounts.id in ( ${deals} union all ${asks} union all ${talks}))))`,
    ],
    ['accounts: none for a guest', accounts, 'guest', 'false'],
    ['accounts: all for staff', accounts, 'staff', 'true'],
    [
      'documents: those of the insights one sees',
      insightDocuments,
      'account',
      `(exists (select from insights where insights.id = insight_documents.insight_id and (${seenInsight})))`,
    ],
    [
      'documents: none for a guest',
      insightDocuments,
      'guest',
      '(exists (select from insights where insights.id = insight_documents.insight_id and false))',
    ],
    [
      'disclosures: those of the insights one sees',
      insightDisclosures,
      'account',
      `(exists (select from insights where insights.id = insight_disclosures.insight_id and (${seenInsight})))`,
    ],
    [
      'disclosures: none for a guest',
      insightDisclosures,
      'guest',
      '(exists (select from insights where insights.id = insight_disclosures.insight_id and false))',
    ],
  ] as [string, Pick<Resource, 'visible'>, CallerKind, string][])('%s', (_rule, resource, kind, sql) => {
    expect(scope(resource, kind)).toBe(sql)
  })

  test.each([countries, geographies, sectors, contentVerticals, entities].map((one) => [one.type, one] as const))(
    '%s: everybody',
    (_type, resource) => {
      for (const kind of ['guest', 'account', 'staff'] as const) expect(scope(resource as unknown as Resource, kind)).toBe('true')
    },
  )
})

describe('what kind of caller somebody is', () => {
  test('depends on the staff of the resource and on the tier; an admin is staff everywhere, and who has no id is a guest', () => {
    expect(kindOf(account, ['editor'])).toBe('professional')
    for (const tier of ['none', 'delayed', 'provider', 'corporate']) {
      expect(kindOf({ ...account, reading: { ...account.reading, tier } }, ['editor'])).toBe('account')
    }
    expect(kindOf(editor, ['editor'])).toBe('staff')
    expect(kindOf(editor, ['finance'])).toBe('professional')
    expect(kindOf(admin, [])).toBe('staff')
    expect(kindOf(guest, ['guest', 'editor'])).toBe('guest')
  })

  test('a company is led, or watched over, only by who has that role; otherwise the place is null and equal to nothing', () => {
    const roles = (...held: string[]) => scopeValues({ ...account, roles: held })
    expect(roles()).toMatchObject({ me: 'me', accountType: 'investor', company: 'my-company', leads: null, complies: null })
    expect(roles('team-lead')).toMatchObject({ leads: 'my-company', complies: null })
    expect(roles('compliance-officer')).toMatchObject({ leads: null, complies: 'my-company' })
    expect(roles('admin')).toMatchObject({ leads: null, complies: null })
    expect(scopeValues(guest)).toMatchObject({ me: '', accountType: 'guest', company: null, leads: null, complies: null })
  })
})
