/** The countries of the classification. One that anything names cannot be deleted. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict } from '../../refusals.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { list } from '../../verbs/list.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { holdSlug, slugFrom } from '../../verbs/slugs.ts'

export const countries: Resource<'countries', 'countries'> = resource('countries', 'countries', {
  visible: () => true,
  slug: (slug) => sql`countries.slug = ${slug}`,
  relations: { geography: toOne('geography_id') },
})

/** The flag of a country: its code in regional indicator letters. */
const flagOf = (code: string): string => String.fromCodePoint(...[...code].map((letter) => 0x1f1a5 + letter.charCodeAt(0)))

/** The slug that a name makes and the flag that a code makes. */
const derived = ({ name, code }: { name?: string; code?: string }): { slug?: string; flag?: string } => ({
  ...(name === undefined ? {} : { slug: slugFrom(name) || `country-${name.codePointAt(0)}` }),
  ...(code === undefined ? {} : { flag: flagOf(code) }),
})

/** @throws 409 where another country has the name, however it is spelled. */
async function refuseNameTaken(tx: Transaction, name: string | undefined, own?: string): Promise<void> {
  if (name === undefined) return
  await holdSlug(tx, 'countries', slugFrom(name))
  const other = await tx.selectFrom('countries').select('id').where('slug', '=', slugFrom(name)).executeTakeFirst()
  if (other && other.id !== own) throw conflict('Another country has this name.')
}

/** What names the country of a code is found by it. @throws 409 where something does. */
async function refuseNamed(tx: Transaction, { id, code }: Row<'countries'>): Promise<void> {
  // Waits for whoever is naming the country at this moment.
  await tx.selectFrom('countries').select('id').where('id', '=', id).forUpdate().execute()
  const { rows } = await sql<{ named: boolean }>`select exists (select from insights where countries @> array[${code}]::text[])
    or exists (select from external_reports where countries @> array[${code}]::text[])
    or exists (select from accounts where country = ${code}) or exists (select from entities where country = ${code})
    or exists (select from corporate_events where country = ${code})
    or exists (select from contacts where country = ${code}) or exists (select from contact_requests where country = ${code})
    or exists (select from investor_companies where coverage_countries @> array[${code}]::text[])
    or exists (select from companies where country = ${code} or policy -> 'blocked-countries' @> to_jsonb(${code}::text)) as named`.execute(
    tx,
  )
  if (rows[0]!.named) throw conflict('Research, events, entities, companies, accounts, contacts or requests still name this country.')
}

export const countryOperations: Handlers<'countries'> = {
  listCountries: list(countries, { order: sql`countries.name, countries.id` }),
  getCountry: show(countries),

  createCountry: ({ accept, caller, db }) =>
    transact(db, async (tx) => {
      const sent = await accept(tx)
      await refuseNameTaken(tx, sent.name)
      const id = await insert(tx, 'countries', { ...sent, ...derived(sent) })
      return one(await find(tx, countries, id, caller))
    }),

  updateCountry: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, countries, params.id, caller)
      const { id } = current
      const sent = await accept(tx, { record: id })
      await refuseNameTaken(tx, sent.name, id)
      if (sent.code !== undefined && sent.code !== current.code) await refuseNamed(tx, current)
      await save(tx, 'countries', id, { ...sent, ...derived(sent) })
      return one(await find(tx, countries, id, caller))
    }),

  deleteCountry: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, countries, params.id, caller)
      await refuseNamed(tx, current)
      await erase(tx, 'countries', current.id)
      return none
    }),
}
