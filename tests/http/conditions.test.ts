import { describe, expect, test, vi } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const path = '/api/v2/filter-presets'
const account = { account: { data: { type: 'accounts', id: seedId('accounts', 1) } } }
const preset = (name: string) => ({ data: { type: 'filter-presets', attributes: { name }, relationships: account } })
const rename = (name: string) => ({ data: { attributes: { name } } })

async function make(name: string): Promise<{ url: string; tag: string }> {
  const investor = await server.as('investor')
  const { body } = await investor.post(path, preset(name))
  const url = `${path}/${body.data.id as string}`
  return { url, tag: String((await investor.get(url)).headers['etag']) }
}

describe('the tag of a record', () => {
  test('stays while the record does, and saves the body', async () => {
    const investor = await server.as('investor')
    const { url, tag } = await make('Tagged')
    expect(tag).toMatch(/^"[\w-]{27}"$/)
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await investor.get(url, { headers: { 'if-none-match': header } })
      expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', tag])
    }
    expect((await investor.send('HEAD', url)).headers['etag']).toBe(tag)
    await investor.patch(url, rename('Renamed'))
    const changed = await investor.get(url, { headers: { 'if-none-match': tag } })
    expect(changed.status).toBe(200)
    expect(changed.headers['etag']).not.toBe(tag)
  })

  test('is none of a list', async () => {
    const investor = await server.as('investor')
    expect((await investor.get(path)).headers['etag']).toBeUndefined()
    expect((await investor.get('/api/v2/insights')).headers['etag']).toBeUndefined()
  })

  test('stays for a record with a file, whose link is made anew', async () => {
    const investor = await server.as('investor')
    const document = `/api/v2/insight-documents/${seedId('insight-documents', 1)}`
    const tags = await Promise.all([1, 2, 3].map(async () => (await investor.get(document)).headers['etag']))
    expect(new Set(tags).size).toBe(1)
  })
})

describe('the tag of a record with a file', () => {
  test('names the record for as long as nobody changes it, though the link to the file is made anew each minute', async () => {
    const reader = await server.as('elodie.favre')
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='
    const attributes = { name: 'Ships', 'cover-image': `data:image/png;base64,${dot}`, 'cover-image-file-name': 'ships.png' }
    const made = await reader.post('/api/v1/collections', { data: { type: 'collections', attributes } })
    const url = String(made.headers['location'])
    const first = await reader.get(url)
    const tag = String(first.headers['etag'])
    expect(made.headers['etag']).toBe(tag)
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000)
    try {
      const later = await reader.get(url, { headers: { 'if-none-match': tag } })
      expect([later.status, later.headers['etag'] === tag]).toEqual([200, false])
      expect(later.body.data.attributes['cover-image']).not.toBe(first.body.data.attributes['cover-image'])
      expect((await reader.patch(url, rename('Boats'), { headers: { 'if-match': tag } })).status).toBe(200)
      expect((await reader.patch(url, rename('Rafts'), { headers: { 'if-match': tag } })).status).toBe(412)
    } finally {
      clock.mockRestore()
    }
    expect(
      (await reader.patch(url, rename('Rafts'), { headers: { 'if-match': String((await reader.get(url)).headers['etag']) } })).status,
    ).toBe(200)
  })
})

describe('a change under If-Match', () => {
  test('is made while the record has the tag, and refused with 412 once it has not', async () => {
    const investor = await server.as('investor')
    const { url, tag } = await make('First')
    const headers = { 'if-match': tag }
    expect((await investor.patch(url, rename('Second'), { headers })).status).toBe(200)
    const refused = await investor.patch(url, rename('Third'), { headers })
    expect([refused.status, refused.body.errors[0].code]).toEqual([412, '412'])
    expect((await investor.delete(url, { headers })).status).toBe(412)
    expect((await investor.get(url)).body.data.attributes.name).toBe('Second')
    expect((await investor.delete(url, { headers: { 'if-match': '*' } })).status).toBe(204)
  })

  test('takes one of several tags, and no weak one', async () => {
    const investor = await server.as('investor')
    const { url, tag } = await make('Several')
    expect((await investor.patch(url, rename('Weak'), { headers: { 'if-match': `W/${tag}` } })).status).toBe(412)
    expect((await investor.patch(url, rename('Strong'), { headers: { 'if-match': `"other", ${tag}` } })).status).toBe(200)
  })

  test('is refused for what comes first in its order', async () => {
    const investor = await server.as('investor')
    const { url } = await make('Ordered')
    const headers = { 'if-match': '"stale"' }
    expect((await investor.patch(url, { data: { attributes: { nam: 'x' } } }, { headers })).status).toBe(400)
    expect((await investor.patch(url, rename(''), { headers })).status).toBe(422)
    expect((await investor.patch(url, { data: { id: 'another', attributes: {} } }, { headers })).status).toBe(409)
    expect((await (await server.as('investor-2')).patch(url, rename('x'), { headers })).status).toBe(404)
    expect((await (await server.as('admin')).delete(url, { headers })).status).toBe(403)
    expect((await server.guest.delete(url, { headers })).status).toBe(401)
  })

  test('comes before a conflict of state', async () => {
    const provider = await server.as('provider')
    const published = `/api/v2/insights/${seedId('insights', 1)}`
    expect((await provider.delete(published)).status).toBe(409)
    expect((await provider.delete(published, { headers: { 'if-match': '"stale"' } })).status).toBe(412)
  })

  test('does not mind who read, liked or followed the record, nor what it shows of the caller', async () => {
    const [provider, investor] = [await server.as('provider'), await server.as('investor-2')]
    const insight = `/api/v2/insights/${seedId('insights', 1)}`
    const read = await provider.get(insight)
    const headers = { 'if-match': String(read.headers['etag']) }
    expect((await investor.patch(`${insight}/dislike`, { data: {} })).status).toBe(200)
    const disliked = await provider.get(insight, { headers: { 'if-none-match': headers['if-match'] } })
    const count = read.body.data.attributes['dislikes-count'] as number
    expect([disliked.status, disliked.body.data.attributes['dislikes-count']]).toEqual([200, count + 1])
    const keywords = (...words: string[]) => ({ data: { attributes: { 'custom-keywords': words } } })
    expect((await provider.patch(insight, keywords('carry'), { headers })).status).toBe(200)
    expect((await provider.patch(insight, keywords('yield'), { headers })).status).toBe(412)

    const account = `/api/v2/accounts/${seedId('accounts', 4)}`
    const own = { 'if-match': String((await provider.get(account)).headers['etag']) }
    const followed = await investor.get(account)
    const follows = followed.body.data.attributes['is-followed'] as boolean
    expect((await investor.patch(`${account}/${follows ? 'unfollow' : 'follow'}`)).status).toBe(200)
    expect((await provider.get(account)).headers['etag']).not.toBe(own['if-match'])
    const bio = (text: string) => ({ data: { attributes: { bio: text } } })
    expect((await provider.patch(account, bio('Banks.'), { headers: own })).status).toBe(200)
    expect((await provider.patch(account, bio('Carry.'), { headers: own })).status).toBe(412)
  })

  test('is made by one of many at once', async () => {
    const investor = await server.as('investor')
    const { url, tag } = await make('Contested')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => investor.patch(url, rename(`By ${index}`), { headers: { 'if-match': tag } })),
    )
    expect(answers.map((one) => one.status).sort()).toEqual([200, ...Array<number>(19).fill(412)])
  })

  test('of an action leaves no trace when it is refused', async () => {
    const investor = await server.as('investor')
    const insight = `/api/v2/insights/${seedId('insights', 3)}`
    const before = (await investor.get(insight)).body.data.attributes['likes-count'] as number
    expect((await investor.patch(`${insight}/like`, undefined, { headers: { 'if-match': '"stale"' } })).status).toBe(412)
    const after = await investor.get(insight)
    expect(after.body.data.attributes['likes-count']).toBe(before)
    const tag = String(after.headers['etag'])
    expect((await investor.patch(`${insight}/like`, undefined, { headers: { 'if-match': tag } })).status).toBe(200)
  })
})
