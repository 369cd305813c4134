import type { Database } from '../database/connection.ts'
import { minutesAfter, opening, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'

interface Profile {
  of: number
  headline: string
  biography: string
  experience: readonly (readonly [from: string, to: string | null, role: string, firm: string])[]
  education: readonly (readonly [year: string, degree: string, institution: string])[]
  certifications: string[]
  regulator: readonly [status: string, name: string, licence: string] | null
  disclaimer: string | null
  methodology: string | null
  frequency: string | null
  media: readonly (readonly [title: string, outlet: string, url: string | null])[]
}

/** The order gives the ids. */
const profiles: readonly Profile[] = [
  {
    of: 4,
    headline: 'Japanese banks, from both sides of the dealing room',
    biography: '<p>Began at a city bank in Osaka, ran its bond desk for nine years and left to write about the others.</p>',
    experience: [
      ['2014', null, 'Head of Japan Research', 'Harbour Lane Research'],
      ['2005', '2014', 'Head of Government Bonds', 'Naniwa City Bank'],
    ],
    education: [['2002', 'MA Economics', 'University of Kobe']],
    certifications: ['CFA', 'CMA'],
    regulator: ['Licensed', 'Monetary Authority of Singapore', 'CMS100123'],
    disclaimer: 'No position in any security under coverage.',
    methodology: 'Regulatory filings first, then branch visits, then the model.',
    frequency: 'Weekly',
    media: [['A morning with the banks', 'Kansai Radio', 'https://kansai-radio.demo.example/banks']],
  },
  {
    of: 5,
    headline: 'Reads the notes before the numbers',
    biography: '<p>An auditor for eleven years. Now on the other side of the opinion.</p>',
    experience: [['2018', null, 'Forensic Analyst', 'Meridian Forensics']],
    education: [['2006', 'BSc Accounting', 'University of Leeds']],
    certifications: ['ACA'],
    regulator: null,
    disclaimer: null,
    methodology: 'Five years of accounts, each line against the cash.',
    frequency: null,
    media: [],
  },
  {
    of: 17,
    headline: 'Metals and the people who dig them',
    biography: '<p>Writes from the pits as often as from the desk.</p>',
    experience: [],
    education: [],
    certifications: [],
    regulator: null,
    disclaimer: null,
    methodology: null,
    frequency: 'Monthly',
    media: [],
  },
]

function profileRow(one: Profile, index: number) {
  const at = minutesAfter(opening, 3000 + index * 35)
  return {
    id: seedId('insight-provider-profiles', index + 1),
    account_id: seedId('accounts', one.of),
    headline: one.headline,
    biography: one.biography,
    experience: JSON.stringify(one.experience.map(([from, to, role, firm]) => ({ from, to, role, firm }))),
    education: JSON.stringify(one.education.map(([year, degree, institution]) => ({ year, degree, institution }))),
    certifications: one.certifications,
    regulatory_status: one.regulator?.[0] ?? null,
    regulator: one.regulator?.[1] ?? null,
    licence_number: one.regulator?.[2] ?? null,
    disclaimer: one.disclaimer,
    methodology: one.methodology,
    research_frequency: one.frequency,
    media_appearances: JSON.stringify(one.media.map(([title, outlet, url]) => ({ title, outlet, url }))),
    created_at: at,
    updated_at: at,
  }
}

export async function seedProfiles(db: Database): Promise<void> {
  await insertRows(db, 'insight_provider_profiles', profiles.map(profileRow))
}
