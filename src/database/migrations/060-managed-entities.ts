/** Who manages an entity: the corporate users of its company and of those that staff gave it, while they have a plan. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`

const statements = [
  `create table company_entities (
    company_id ${key} not null references companies on delete cascade,
    entity_id ${key} not null references entities on delete cascade,
    ${times},
    primary key (company_id, entity_id)
  )`,
  `create index company_entities_entity on company_entities (entity_id, company_id)`,

  `alter table companies add corporate_plan_ends_at timestamptz(3)`,
  // Whether an account manages only what \`account_entities\` names, and not all that its company does.
  `alter table accounts add entities_named boolean not null default false`,

  // Who managed an entity goes on to.
  `insert into company_entities (company_id, entity_id)
    select distinct accounts.company_id, entities.id from account_entities join accounts on accounts.id = account_entities.account_id
      join companies on companies.id = accounts.company_id and companies.kind = 'issuer'
      join entities on entities.id = account_entities.entity_id
    where entities.company_id is distinct from accounts.company_id`,
  `update accounts set entities_named = true where id in (select account_id from account_entities)`,

  // One row for each company by which an account manages an entity: a company that was given its own counts twice.
  `create view managed_entities as
    select accounts.id as account_id, held.entity_id
    from (select company_id, id as entity_id from entities union all select company_id, entity_id from company_entities) as held
      join companies on companies.id = held.company_id
      join accounts on accounts.company_id = companies.id
    where companies.kind = 'issuer' and companies.corporate_plan_id is not null
      and coalesce(companies.corporate_plan_ends_at > now(), true)
      and accounts.account_type = 'corporate-user' and accounts.status in ('invited', 'active')
      and (not accounts.entities_named or exists (select from account_entities as named
        where named.account_id = accounts.id and named.entity_id = held.entity_id))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
