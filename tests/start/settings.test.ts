import { createECDH } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

describe('the demo set', () => {
  test.each(['127.0.0.1', '127.0.0.2', 'localhost', '::1'])('is made by default on the embedded database at %s', (HOST) => {
    expect(readConfig({ HOST }).demo).toBe(true)
    expect(readConfig({ HOST, DEMO: 'false' }).demo).toBe(false)
    expect(readConfig({ HOST, DATABASE_URL: 'postgres://localhost/app' }).demo).toBe(false)
    expect(readConfig({ HOST, DATABASE_URL: 'postgres://localhost/app', DEMO: 'true' }).demo).toBe(true)
  })

  test.each(['0.0.0.0', '::', '192.168.0.7', 'api.example', '127.example'])('is not made at %s, and refused when asked for', (HOST) => {
    expect(readConfig({ HOST }).demo).toBe(false)
    expect(refusal({ HOST, DEMO: 'true' })).toMatch('DEMO must be false where HOST is not a loopback address')
  })

  test('is not made by default where links lead to another machine', () => {
    expect(readConfig({ PUBLIC_URL: 'https://api.example' }).demo).toBe(false)
    expect(readConfig({ PUBLIC_URL: 'http://[::1]:3000' }).demo).toBe(true)
  })

  test('is never made in production', () => {
    expect(readConfig({ NODE_ENV: 'production', DATABASE_URL: 'embedded' }).demo).toBe(false)
    expect(refusal({ NODE_ENV: 'production', DATABASE_URL: 'embedded', DEMO: 'true' })).toMatch('DEMO must be false where NODE_ENV')
  })
})

test('a demo is alone with whoever tries it, so that it limits neither requests nor what they send', () => {
  const limits = (env: Record<string, string>): unknown[] => [
    readConfig(env).requestLimits,
    readConfig(env).uploadLimit,
    readConfig(env).textLimit,
  ]
  expect(limits({ DEMO: 'false' })).toEqual([{ account: 600, address: 120 }, 30, 268_435_456])
  expect(limits({ DEMO: 'true' })).toEqual([{ account: 1_000_000, address: 1_000_000 }, 1_000_000, undefined])
  expect(limits({ DEMO: 'false', RATE_LIMITS: 'off' })).toEqual([undefined, undefined, undefined])
})

test('production is written in one way', () => {
  for (const NODE_ENV of ['Production', 'PRODUCTION', ' production', 'prod'])
    expect(refusal({ NODE_ENV })).toMatch('NODE_ENV must be production')
  for (const NODE_ENV of ['test', 'development', '']) expect(refusal({ NODE_ENV })).toBe('')
})

describe('the database of production', () => {
  test('has to be named, so that a name that is misspelt is found', () => {
    expect(refusal({ NODE_ENV: 'production', DATABSE_URL: 'postgres://db/app' })).toMatch('DATABASE_URL must be set')
    expect(refusal({ NODE_ENV: 'production', DATABASE_URL: '' })).toMatch('DATABASE_URL must be set')
    expect(readConfig({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/app' }).databaseUrl).toBe('postgres://db/app')
    expect(readConfig({ NODE_ENV: 'production', DATABASE_URL: 'embedded' }).databaseUrl).toBe(undefined)
  })

  test('need not be named elsewhere', () => {
    expect(readConfig({}).databaseUrl).toBe(undefined)
    for (const url of ['mysql://db/app', 'postgres://db:port/app', 'postgres://us:p%zz@db/app']) {
      expect([url, refusal({ DATABASE_URL: url })]).toEqual([url, expect.stringMatching('DATABASE_URL must be')])
    }
    expect(readConfig({ DATABASE_URL: 'postgres://us:p%25zz@db/app' }).databaseUrl).toBe('postgres://us:p%25zz@db/app')
  })
})

describe('where the server is', () => {
  test.each([
    ...['https://x.example/?a=b', 'https://x.example/#part', ' https://x.example', 'https://us:word@x.example', 'ftp://x.example'],
    ...['https:x.example', 'https:/x.example', 'https:///x.example'],
  ])('links do not begin with %j', (url) => {
    expect(refusal({ PUBLIC_URL: url })).toMatch('PUBLIC_URL must be an http or https URL of a host and a path')
    expect(refusal({ APP_URL: url })).toMatch('APP_URL must be an http or https URL of a host and a path')
  })

  test('a host may stand in brackets, and nothing is of blanks alone', () => {
    expect(readConfig({ HOST: '[::1]', METRICS_PORT: '1', METRICS_HOST: '[::1]' })).toMatchObject({ host: '::1', metrics: { host: '::1' } })
    expect(refusal({ HOST: ' ' })).toMatch('HOST must be')
    expect(refusal({ METRICS_PORT: '1', METRICS_HOST: 'a b' })).toMatch('METRICS_HOST must be')
    expect(refusal({ DATA_DIR: ' ' })).toMatch('DATA_DIR must be a folder')
  })
})

test('the keys of pushes belong together', () => {
  const of = (pair: ReturnType<typeof createECDH>) => ({
    VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: pair.getPrivateKey('base64url'),
    VAPID_SUBJECT: 'mailto:us@mail.example',
  })
  const [one, other] = [0, 1].map(() => {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    return of(pair)
  })
  expect(refusal(one!)).toBe('')
  expect(refusal({ ...one!, VAPID_PUBLIC_KEY: other!.VAPID_PUBLIC_KEY })).toMatch('VAPID_PUBLIC_KEY must be the public key of')
  expect(refusal({ ...one!, VAPID_PRIVATE_KEY: Buffer.alloc(32).toString('base64url') })).toMatch('VAPID_PUBLIC_KEY must be')
  // Each push would be refused with a header that has another spelling of the key.
  for (const end of ['\n', '=', ' ']) {
    expect(refusal({ ...one!, VAPID_PUBLIC_KEY: one!.VAPID_PUBLIC_KEY + end })).toMatch(/^VAPID_PUBLIC_KEY must be 65 bytes in base64url: /)
    expect(refusal({ ...one!, VAPID_PRIVATE_KEY: one!.VAPID_PRIVATE_KEY + end })).toMatch(
      /^VAPID_PRIVATE_KEY must be 32 bytes in base64url: /,
    )
  }
})

test('what was copied with the end of its line is named, since a secret would be another one', () => {
  const whole = {
    ...{
      S3_BUCKET: 'research',
      S3_REGION: 'here',
      S3_ENDPOINT: 'https://store.example',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    },
    ...{ PUSHER_KEY: 'key', PUSHER_SECRET: 'secret', PUSHER_APP_ID: '1', PUSHER_HOST: 'https://live.example' },
    ...{ CONTACT_NAME: 'Us', CONTACT_URL: 'https://us.example', LICENSE_NAME: 'Ours', LICENSE_URL: 'https://us.example/terms' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', DATA_DIR: '/data' },
  }
  expect(refusal(whole)).toBe('')
  for (const [name, value] of Object.entries(whole)) {
    for (const more of [`${value}\n`, `${value}\r`, ` ${value}`]) {
      expect(refusal({ ...whole, [name]: more })).toMatch(new RegExp(`^${name} must .* white space`, 'm'))
    }
  }
})

describe('webhooks', () => {
  test('lead to private networks where that is asked for, and never in production', () => {
    expect(readConfig({}).privateWebhooks).toBe(false)
    expect(readConfig({ WEBHOOK_PRIVATE: 'true' }).privateWebhooks).toBe(true)
    expect(refusal({ WEBHOOK_PRIVATE: 'yes' })).toMatch('WEBHOOK_PRIVATE must be true or false')
    const production = { NODE_ENV: 'production', DATABASE_URL: 'embedded' }
    expect(refusal({ ...production, WEBHOOK_PRIVATE: 'true' })).toMatch('WEBHOOK_PRIVATE must be false where NODE_ENV')
    expect(readConfig(production).privateWebhooks).toBe(false)
  })
})

describe('the mail server and the sender', () => {
  test.each([
    ...['smtp://', 'smtps://', 'smtp:///', 'smtp://mail.example:99999', 'smtp://user@', 'mail.example'],
    ...['0', '-5', 'many', ''].map((most) => `smtp://mail.example?maxConnections=${most}`),
  ])('%s is no server', (SMTP_URL) => {
    expect(refusal({ SMTP_URL })).toMatch('SMTP_URL must be')
  })

  test.each([
    'smtp://127.0.0.1:2525',
    'smtps://user:secret@mail.example',
    'smtp://[::1]:25',
    'smtp://mail',
    'smtp://mail?maxConnections=5',
  ])('%s is one', (SMTP_URL) => {
    expect(readConfig({ SMTP_URL }).smtpUrl).toBe(SMTP_URL)
  })

  test.each(['notanaddress', '@mail.example', 'us@', 'two words@mail.example', 'Us us@mail.example', 'Us <us>', 'us@mail@example'])(
    '%s is no sender',
    (MAIL_FROM) => expect(refusal({ MAIL_FROM })).toMatch('MAIL_FROM must be'),
  )

  test.each([
    'us@mail.example',
    'no-reply@localhost',
    'Research <us@mail.example>',
    '"Research, daily" <us@mail.example>',
    '<us@mail.example>',
  ])('%s is one', (MAIL_FROM) => expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM))
})

describe('connections to the database', () => {
  const pooler = { DATABASE_URL: 'postgres://pooler/app', DATABASE_DIRECT_URL: 'postgres://db/app' }

  test('behind a pooler statements have no names, unless it keeps them', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://db/app' })).toMatchObject({ directUrl: undefined, prepared: true, connections: 10 })
    expect(readConfig(pooler)).toMatchObject({ directUrl: 'postgres://db/app', prepared: false })
    expect(readConfig({ ...pooler, DATABASE_PREPARE: 'on' }).prepared).toBe(true)
  })

  test('what cannot be is refused', () => {
    expect(refusal({ DATABASE_URL: 'postgres://db/app', DATABASE_PREPARE: 'off' })).toMatch('DATABASE_DIRECT_URL must be set')
    expect(refusal({ DATABASE_DIRECT_URL: 'postgres://db/app' })).toMatch('DATABASE_URL must lead to a pooler')
    expect(refusal({ DATABASE_REPLICA_URL: 'postgres://copy/app' })).toMatch('DATABASE_URL must be set where DATABASE_REPLICA_URL is')
    expect(refusal({ ...pooler, DATABASE_DIRECT_URL: 'db' })).toMatch('DATABASE_DIRECT_URL must be a URL that starts with postgres://')
    for (const DATABASE_CONNECTIONS of ['7', '10000', 'many', '-8']) {
      expect(refusal({ DATABASE_CONNECTIONS })).toBe('DATABASE_CONNECTIONS must be a number from 8 to 9999')
    }
    expect(readConfig({ DATABASE_CONNECTIONS: '8' }).connections).toBe(8)
  })

  test('traces are sent to an address of the web', () => {
    for (const OTEL_EXPORTER_OTLP_ENDPOINT of ['collector:4318', 'grpc://collector', 'collector']) {
      expect(refusal({ OTEL_EXPORTER_OTLP_ENDPOINT })).toBe('OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https URL')
    }
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }).traces).toBe('http://collector:4318')
    expect(readConfig({}).traces).toBeUndefined()
  })

  test('KEEP_DAYS names tables of which old rows go by themselves', () => {
    for (const KEEP_DAYS of [
      'activities',
      'accounts=30',
      'activities=0',
      'activities=30;imports=3',
      '=3',
      'activities=30,',
      'imports=3,imports=30',
    ]) {
      expect(refusal({ KEEP_DAYS })).toMatch(/^KEEP_DAYS must be days for tables, as activities=2557, of activities, /)
    }
    expect(readConfig({ KEEP_DAYS: 'activities=3650, imports=30' }).keepDays).toEqual({ activities: 3650, imports: 30 })
    expect(readConfig({}).keepDays).toEqual({})
  })
})

const secretOf = (bytes: number): string => `whsec_${Buffer.alloc(bytes, 250).toString('base64')}`

test.each([secretOf(24), secretOf(25), secretOf(26), secretOf(64)])('%s is a secret of a mail service', (MAIL_HOOK_SECRET) => {
  expect(readConfig({ MAIL_HOOK_SECRET }).mailHookSecret).toBe(MAIL_HOOK_SECRET)
})

test.each([secretOf(23), secretOf(65), secretOf(24).slice(6), `${secretOf(24)}!`, `${secretOf(25)}x`, 'whsec_'])(
  '%s is none',
  (MAIL_HOOK_SECRET) => expect(refusal({ MAIL_HOOK_SECRET })).toMatch('MAIL_HOOK_SECRET must be'),
)

test('a switch is one of its two words, and no word that every object knows', () => {
  expect(refusal({ DEMO: 'toString' })).toBe('DEMO must be true or false')
  expect(refusal({ RATE_LIMITS: 'constructor' })).toBe('RATE_LIMITS must be on or off')
})

test('metrics have a port of their own, and only this machine reads them unless it is said', () => {
  expect(readConfig({}).metrics).toBe(undefined)
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '::' }).metrics).toEqual({ port: 9464, host: '::' })
  for (const same of [{ METRICS_PORT: '3000' }, { METRICS_PORT: '3000', PORT: '' }, { METRICS_PORT: '08080', PORT: '8080' }])
    expect(refusal(same)).toBe('METRICS_PORT must be another one than PORT')
  expect(readConfig({ METRICS_PORT: '0', PORT: '0' }).metrics?.port).toBe(0)
  expect(refusal({ METRICS_PORT: '70000' })).toBe('METRICS_PORT must be a port number')
  expect(refusal({ METRICS_HOST: '::' })).toBe('METRICS_PORT must be set where METRICS_HOST is')
  expect(refusal({ DATABASE_WAIT_SECONDS: 'long' })).toBe('DATABASE_WAIT_SECONDS must be a number of seconds below 10000')
})

test('all mistakes are named at once', () => {
  const said = refusal({ NODE_ENV: 'production', DEMO: 'true', MAIL_FROM: 'x', SMTP_URL: 'smtp://' })
  for (const name of ['DATABASE_URL', 'DEMO', 'MAIL_FROM', 'SMTP_URL']) expect(said).toMatch(`${name} must be`)
})
