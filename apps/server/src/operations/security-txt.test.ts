import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppTypes } from '../app.ts'
import { readConfig } from '../config.ts'
import { createTestApp } from '../test-app.ts'
import { mountSecurityTxt } from './security-txt.ts'

const PUBLIC = { PUBLIC_ORIGIN: 'https://www.saum.example' }

function fieldsOf(text: string): Record<string, string> {
  const lines = text.trimEnd().split('\n')
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]))
}

describe('security.txt', () => {
  it('says whom to tell of a hole, where it is valid and what the rules are', async () => {
    const app = createTestApp({ env: PUBLIC })

    const response = await app.fetch('/.well-known/security.txt')
    const fields = fieldsOf(await response.text())

    expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
    expect(fields).toMatchObject({
      Contact: 'mailto:service@saum.example',
      'Preferred-Languages': 'de, en, fr',
      Canonical: 'https://www.saum.example/.well-known/security.txt',
      Policy: 'https://www.saum.example/.well-known/security-policy.txt',
    })
    const policy = await app.fetch(new URL(fields['Policy'] ?? '').pathname)
    expect(await policy.text()).toContain('Reporting a security problem')
  })

  it.each(['2026-11-18T05:00:00Z', '2031-02-28T23:59:59Z'])(
    'asked at %s has not expired, and expires within a year',
    async (time) => {
      const now = Date.parse(time)
      const app = new Hono<AppTypes>()
      mountSecurityTxt(app, readConfig({ NODE_ENV: 'test', ...PUBLIC }), () => now)

      const text = await (await app.fetch(new Request('http://x/.well-known/security.txt'))).text()
      const expires = Date.parse(fieldsOf(text)['Expires'] ?? '')

      expect(expires).toBeGreaterThan(now + 30 * 86_400_000)
      expect(expires).toBeLessThan(now + 365 * 86_400_000)
    },
  )

  it.each([
    ['security@saum.example', 'mailto:security@saum.example'],
    ['mailto:security@saum.example', 'mailto:security@saum.example'],
    ['https://saum.example/security', 'https://saum.example/security'],
  ])('names %s when it is set', async (contact, line) => {
    const app = createTestApp({ env: { SECURITY_CONTACT: contact } })

    const text = await (await app.fetch('/.well-known/security.txt')).text()

    expect(fieldsOf(text)['Contact']).toBe(line)
  })

  it.each(['http://saum.example', 'nobody', 'mailto:x', 'security@saum.example\nEvil: 1'])(
    'refuses the contact «%s»',
    (contact) => {
      expect(() => readConfig({ NODE_ENV: 'test', SECURITY_CONTACT: contact })).toThrow(
        'SECURITY_CONTACT',
      )
    },
  )

  it('is found at its old address, too', async () => {
    const response = await createTestApp().fetch('/security.txt')

    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/.well-known/security.txt')
  })
})
