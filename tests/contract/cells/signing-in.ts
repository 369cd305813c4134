/** The cells of signing in. */
import { tokens } from '../tokens.ts'
import { absent, at, by, change, foreignSession, make, nowhere, refused, stranger } from './asks.ts'
import type { Cells } from './asks.ts'

const passwords = (current: string) => change({ 'current-password': current, password: 'demo-password-2' })

const resetPage = '/api/v2/reset-password/page'
const resetRequest = '/api/v2/reset-password/request'
const verifyPage = '/api/v2/accounts/verify-email/page'

const key = at('v2/api-keys', 'api-keys')

export const signingIn = {
  signIn: {
    success: {
      path: '/api/v2/accounts/sign_in',
      body: make('sessions', { email: 'corporate@demo.example', password: 'demo-password-1' }),
    },
    refusal: {
      path: '/api/v2/accounts/sign_in',
      body: make('sessions', { email: 'corporate@demo.example', password: 'demo-password-2' }),
      status: 401,
    },
  },
  signOut: {
    success: by('finance', '/api/v2/accounts/sign_out'),
    refusal: refused(400, '105', by('finance', '/api/v2/accounts/sign_out?everywhere=true')),
  },
  getSession: {
    success: by('investor', '/api/v2/sessions/current'),
    foreign: { as: 'investor', path: `/api/v2/sessions/${foreignSession}`, status: 404 },
    refusal: absent('investor', `/api/v2/sessions/${nowhere}`),
  },
  getSessionRelationship: {
    success: by('investor', '/api/v2/sessions/current/relationships/account'),
    foreign: { as: 'investor', path: `/api/v2/sessions/${foreignSession}/relationships/account`, status: 404 },
    refusal: refused(400, '105', by('investor', '/api/v2/sessions/current/relationships/account?page[number]=1')),
  },
  getSessionRelated: {
    success: by('investor', '/api/v2/sessions/current/account'),
    foreign: { as: 'investor', path: `/api/v2/sessions/${foreignSession}/account`, status: 404 },
    refusal: absent('investor', '/api/v2/sessions/current/company'),
  },
  listSessions: {
    success: by('investor', '/api/v2/sessions'),
    refusal: refused(400, '118', by('investor', '/api/v2/sessions?page[size]=0')),
  },
  deleteSession: {
    success: by('tamsin.rourke', '/api/v2/sessions/current'),
    foreign: { as: 'investor', path: `/api/v2/sessions/${foreignSession}`, status: 404 },
    refusal: absent('investor', `/api/v2/sessions/${nowhere}`),
  },
  createMagicAuthentication: {
    success: { path: '/api/v2/accounts/magic-authentication', body: make('sessions', { token: tokens.magic }) },
    refusal: { path: '/api/v2/accounts/magic-authentication', body: make('sessions', { token: tokens['verify-email'] }), status: 401 },
  },
  createTemporaryAuthentication: {
    success: { path: '/api/v2/accounts/temporary-authentication', body: make('sessions', { token: tokens.temporary }) },
    refusal: { path: '/api/v2/accounts/temporary-authentication', status: 401 },
  },
  verifyEmail: {
    success: { path: '/api/v2/accounts/verify-email', body: make('sessions', { token: tokens['verify-email'] }) },
    refusal: refused(422, '100', { path: '/api/v2/accounts/verify-email', body: make('sessions', { token: tokens.magic }) }),
  },
  changePassword: {
    success: by('jordan.avery', '/api/v2/accounts/me/password', passwords('demo-password-1')),
    refusal: refused(422, '100', by('jordan.avery', '/api/v2/accounts/me/password', passwords('demo-password-3'))),
  },
  requestPasswordReset: {
    success: { path: '/api/v2/reset-password', body: make('sessions', { email: 'nobody@demo.example' }) },
    refusal: refused(400, '106', { path: '/api/v2/reset-password', body: make('sessions', {}) }),
  },
  resetPassword: {
    success: { path: '/api/v2/reset-password', body: make('sessions', { token: tokens['password-reset'], password: 'demo-password-2' }) },
    refusal: refused(422, '103', {
      path: '/api/v2/reset-password',
      body: make('sessions', { token: tokens['password-reset'], password: 'short' }),
    }),
  },
  getVerifyEmailPage: {
    success: { path: `${verifyPage}?code=${tokens['verify-email']}` },
    refusal: refused(400, '106', { path: verifyPage }),
  },
  verifyEmailOnPage: {
    success: { path: `${verifyPage}?code=${tokens['verify-email']}` },
    refusal: refused(422, '100', { path: `${verifyPage}?code=${tokens.magic}` }),
  },
  getResetPasswordPage: {
    success: { path: `${resetPage}?code=${tokens['password-reset']}` },
    refusal: refused(400, '106', { path: resetPage }),
  },
  resetPasswordOnPage: {
    success: { path: `${resetPage}?code=${tokens['password-reset']}`, body: { password: 'demo-password-2' } },
    refusal: refused(422, '103', { path: `${resetPage}?code=${tokens['password-reset']}`, body: { password: 'short' } }),
  },
  getPasswordRequestPage: {
    success: { path: resetRequest },
    refusal: refused(400, '105', { path: `${resetRequest}?code=x` }),
  },
  listApiKeys: {
    success: by('investor', '/api/v2/api-keys'),
    refusal: refused(400, '118', by('investor', '/api/v2/api-keys?page[size]=0')),
  },
  createApiKey: {
    success: by('investor', '/api/v2/api-keys', make('api-keys', { name: 'Nightly import', scopes: ['research:read'] })),
    foreign: { as: 'investor-2', status: 403 },
    refusal: refused(422, '103', by('investor', '/api/v2/api-keys', make('api-keys', { name: 'Nightly import', scopes: [] }))),
  },
  getApiKey: {
    success: by('investor', key(1)),
    foreign: stranger,
    refusal: absent('investor', `/api/v2/api-keys/${nowhere}`),
  },
  getApiKeyRelationship: {
    success: by('investor', key(1, '/relationships/account')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', key(1, '/relationships/account?page[number]=1'))),
  },
  getApiKeyRelated: {
    success: by('investor', key(1, '/account')),
    foreign: stranger,
    refusal: absent('investor', key(1, '/company')),
  },
  updateApiKey: {
    success: by('investor', key(1), change({ name: 'Hourly import', scopes: ['read'] })),
    foreign: stranger,
    refusal: refused(422, '103', by('investor', key(1), change({ scopes: ['everything'] }))),
  },
  deleteApiKey: {
    success: by('investor', key(1)),
    foreign: stranger,
    refusal: absent('investor', `/api/v2/api-keys/${nowhere}`),
  },
  requestPasswordOnPage: {
    success: { path: resetRequest, body: { email: 'nobody@demo.example' } },
    refusal: refused(400, '106', { path: resetRequest, body: {} }),
  },
} satisfies Cells
