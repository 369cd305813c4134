/** Pictures in the text of an insight. They are its own and named by id: an address elsewhere would learn who reads. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { cleanHtml } from '../../effects/cleaning.ts'
import { badValue, refuseAll, refusedValue } from '../../refusals.ts'

const start = '<img data-image-id="'
const longestId = 128
/** How often a text shows pictures. Each time one is looked up, and its link signed, for every reader. */
const mostShown = 200

/**
 * The HTML of which only harmless elements are left. `own` answers which of the pictures that it names it may show.
 * @throws 422 as `cleanHtml` does, and for every other picture.
 */
export async function cleanText(
  name: string,
  html: string,
  longest: number,
  own: (named: readonly string[]) => Promise<string[]> | string[],
): Promise<string> {
  const { text, pictures } = await cleanHtml(name, html, longest, 'pictured')
  const known = pictures.length > 0 ? await own(pictures) : []
  const why = (id: string): string =>
    id === ''
      ? 'holds a picture without a data-image-id'
      : `names ${id.slice(0, longestId).toWellFormed()}, which is no picture of this insight that it may show`
  if (text.split(start).length > mostShown + 1)
    throw refusedValue(name, `shows more than ${mostShown} pictures`, `/data/attributes/${name}`)
  refuseAll(pictures.filter((id) => !known.includes(id)).map((id) => badValue(name, why(id), `/data/attributes/${name}`)))
  return text
}

/** Which of these are pictures of the insight. */
export async function picturesAmong(tx: Transaction, insight: string | undefined, named: readonly string[]): Promise<string[]> {
  if (insight === undefined) return []
  const own = tx.selectFrom('images').select('id').where('imageable_type', '=', 'insights').where('imageable_id', '=', insight)
  return (await own.where('id', 'in', named).execute()).map(({ id }) => id)
}

/** Whether a text, which was cleaned, shows a picture. */
export const shows = (text: string | null, picture: string): boolean => text?.includes(`${start}${picture}"`) ?? false

/** The full text of an insight, each picture of which has its stored file as its source as long as there is one. */
export const pictured = sql`case when strpos(insights.detail, ${sql.lit(start)}) = 0 then insights.detail else (
  select string_agg(coalesce(images.id || '" src="' || images.source || substr(part, length(images.id) + 1), part), ${sql.lit(start)} order by place)
    from regexp_split_to_table(insights.detail, ${sql.lit(start)}) with ordinality as parts (part, place)
    left join images on images.imageable_type = 'insights' and images.imageable_id = insights.id
      and place > 1 and images.id = split_part(part, '"', 1)) end`
