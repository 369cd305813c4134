import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readConfig } from '../../src/config.ts'
import { startServer } from '../support/server.ts'

const settings = {
  CONTACT_NAME: 'Research desk',
  CONTACT_URL: 'https://desk.example/help?topic=api',
  CONTACT_EMAIL: 'desk@desk.example',
  LICENSE_NAME: 'Terms of the desk',
  LICENSE_URL: 'https://desk.example/terms',
}
const server = startServer({ operator: readConfig(settings).operator })
const generated = JSON.parse(readFileSync(new URL('../../src/generated/openapi.json', import.meta.url), 'utf8')) as { info: object }

describe('the published document', () => {
  test('names its operator and the terms, in both notations, and is otherwise the generated one', async () => {
    const contact = { name: 'Research desk', url: 'https://desk.example/help?topic=api', email: 'desk@desk.example' }
    const license = { name: 'Terms of the desk', url: 'https://desk.example/terms' }
    const expected = { ...generated, info: { ...generated.info, contact, license } }
    expect((await server.guest.get('/openapi.json')).body).toEqual(expected)
    expect(parse((await server.guest.get('/openapi.yaml')).text)).toEqual(expected)
  })

  test('names no address of its own making', () => {
    const info = JSON.stringify(generated.info)
    expect(info).toContain('"contact":{"name":"The operator of this server"}')
    expect(info).not.toContain('localhost')
  })
})

describe('the settings', () => {
  const told = (env: Record<string, string>): string => {
    try {
      return JSON.stringify(readConfig(env).operator)
    } catch (error) {
      return (error as Error).message
    }
  }

  test('say nothing where they are absent or empty', () => {
    expect(told({})).toBe('{}')
    expect(told({ CONTACT_URL: '', CONTACT_NAME: '', LICENSE_NAME: '' })).toBe('{}')
  })

  test('need not all be there', () => {
    expect(told({ CONTACT_EMAIL: 'a@b.example' })).toBe('{"contact":{"name":"The operator of this server","email":"a@b.example"}}')
    expect(told({ LICENSE_NAME: 'MIT' })).toBe('{"license":{"name":"MIT"}}')
  })

  const refused: [message: string, env: Record<string, string>][] = [
    ['CONTACT_URL must be an http or https URL', { CONTACT_URL: 'desk.example' }],
    ['CONTACT_URL must be an http or https URL', { CONTACT_URL: 'javascript:alert(1)' }],
    ['CONTACT_EMAIL must be an e-mail address', { CONTACT_EMAIL: 'desk' }],
    ['CONTACT_EMAIL must be an e-mail address', { CONTACT_EMAIL: 'Desk <desk@desk.example>' }],
    ['LICENSE_URL must be an http or https URL', { LICENSE_NAME: 'MIT', LICENSE_URL: 'ftp://desk.example' }],
    ['LICENSE_NAME must be set where LICENSE_URL is', { LICENSE_URL: 'https://desk.example/terms' }],
  ]
  test('refuse what they cannot be', () => {
    for (const [message, env] of refused) expect(told(env)).toBe(message)
  })
})
