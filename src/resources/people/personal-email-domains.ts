/** Domains of e-mail providers, where an address says nothing of a firm. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { list } from '../../verbs/list.ts'
import { resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'

export const personalEmailDomains = resource('personal-email-domains', 'personal_email_domains', { visible: () => true, relations: {} })

export const personalEmailDomainOperations: Handlers<'personal-email-domains'> = {
  listPersonalEmailDomains: list(personalEmailDomains, { order: sql`personal_email_domains.domain` }),
  getPersonalEmailDomain: show(personalEmailDomains),
}
