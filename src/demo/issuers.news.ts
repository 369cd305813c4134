import type { Database } from '../database/connection.ts'
import { minutesAfter, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'

type News = readonly [entity: number, release: string, title: string, content: string, path?: string]

/** The order gives the ids. The second is far from its release. */
// prettier-ignore
const news: readonly News[] = [
  [1, '2026-09-24T06:00:00.000Z', 'Asagiri Financial Group opens a branch for shipowners',
    'The branch in Onomichi lends against ships and harbour equipment and begins its work in October.',
    'https://asagiri.demo.example/news/onomichi'],
  [1, '2028-05-12T06:00:00.000Z', 'Asagiri Financial Group: results of the year to March 2028',
    'The figures and the tables that go with them follow at the time of the release.'],
  [1, '2026-05-13T06:00:00.000Z', 'Asagiri Financial Group: results of the year to March 2026',
    'Net interest income rose by 6 per cent. The dividend for the year is 72 yen a share, four yen more than the year before.',
    'https://asagiri.demo.example/news/results-2026'],
  [24, '2026-09-30T05:30:00.000Z', 'Weissach Antriebe and its works council agree on short-time work',
    'The agreement covers the plant for large gearboxes until the end of March.',
    'https://weissach-antriebe.demo.example/news/agreement'],
  [24, '2026-08-05T05:30:00.000Z', 'Weissach Antriebe confirms its outlook for the year',
    'Orders of the first half were 3 per cent above those of the year before. The outlook stays as it was in March.'],
  [24, '2028-03-14T06:30:00.000Z', 'Weissach Antriebe names a new head of finance',
    'The supervisory board announces its choice on the day of the annual report.'],
  [17, '2026-07-13T22:10:00.000Z', 'Banksia Lithium: results of drilling in the southern pit',
    'Eleven holes were drilled. Nine of them met spodumene over more than four metres.',
    'https://banksia-lithium.demo.example/news/southern-pit'],
  [17, '2026-09-29T22:05:00.000Z', 'Banksia Lithium: quarterly report',
    'Shipments were 31,000 tonnes of concentrate at a cash cost of 412 dollars a tonne. Cash at the end of the quarter: 38 million.'],
  [3, '2026-09-30T04:00:00.000Z', 'Kurose Motor Holdings: sales of September',
    'Sales rose by 3 per cent to 412,000 cars. Two of every five were hybrids.',
    'https://kurose-motors.demo.example/news/sales-september'],
  [6, '2026-09-01T08:45:00.000Z', 'Lantau Property Holdings: offer for the shares of the minority',
    'The largest shareholder offers to buy what it does not own. An independent committee of the board will advise on the offer.'],
  [11, '2026-09-17T23:30:00.000Z', 'Raffles Data Centre Trust signs a lease for its ninth building',
    'The lease runs for twelve years and takes all of the power of the building.',
    'https://raffles-data.demo.example/news/ninth-building'],
  [21, '2026-09-11T06:00:00.000Z', 'Calder Insurance Group plc: half-year results',
    'The combined ratio was 94.1 per cent. Reserves of earlier years released 38 million pounds.'],
]

function newsRow([entity, release_time, title, content, url]: News, index: number) {
  const released = Date.parse(release_time) < Date.parse('2028-01-01')
  const at = released ? minutesAfter(release_time, -150) : minutesAfter('2026-09-28T07:00:00.000Z', index * 60)
  return {
    id: seedId('entity-news', index + 1),
    entity_id: seedId('entities', entity),
    title,
    content,
    url: url ?? null,
    release_time,
    told_at: released ? release_time : null,
    created_at: at,
    updated_at: at,
  }
}

/** What issuers tell of themselves, released and still to be released. */
export async function seedNews(db: Database): Promise<void> {
  await insertRows(db, 'entity_news', news.map(newsRow))
}
