/** A first conversation through the client: `npm run example [-- <url>]`, against a server with the demo set. */
import { ApiError, signIn } from './index.ts'

const [url = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const api = await signIn({ url, email: 'investor@demo.example', password: 'demo-password-1' })

const bearish = { query: { 'filter[imperative]': ['bearish'], 'page[size]': 3 } } as const
for await (const { id, attributes } of api.each('/api/v2/insights', { params: bearish })) {
  console.log(`insight ${id}: ${attributes.tagline}`)
}

const shown = await api.GET('/api/v2/insights/{id}', { params: { path: { id: 'japanese-banks-the-carry-is-back' } } })
console.log(`shown: ${shown.data.data.attributes.tagline}, liked by ${shown.data.data.attributes['likes-count']}`)

const me = await api.GET('/api/v2/accounts/me')
const owner = { data: { type: 'accounts', id: me.data.data.id } } as const
const preset = await api.POST('/api/v2/filter-presets', {
  body: {
    data: { type: 'filter-presets', attributes: { name: 'Bearish on Japan', countries: ['JP'] }, relationships: { account: owner } },
  },
})
const path = { id: preset.data.data.id }
console.log(`made: ${preset.data.data.attributes.name}`)
await api.DELETE('/api/v2/filter-presets/{id}', { params: { path } })

try {
  await api.GET('/api/v2/filter-presets/{id}', { params: { path } })
} catch (error) {
  if (!(error instanceof ApiError)) throw error
  console.log(`deleted: ${error.message}`)
}

await api.signOut()
console.log('signed out')
