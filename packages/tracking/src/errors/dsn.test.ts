import { describe, expect, it } from 'vitest'
import { pageEnvelopeUrl, parseDsn } from './dsn.ts'

describe('[7.60] the address reports go to', () => {
  it('follows from the DSN, also below a path, and without the old secret key', () => {
    expect(parseDsn('https://key@reports.example/42')).toEqual({
      envelopeUrl: 'https://reports.example/api/42/envelope/',
      publicKey: 'key',
    })
    expect(parseDsn('http://key:secret@localhost:9000/below/7')).toEqual({
      envelopeUrl: 'http://localhost:9000/below/api/7/envelope/',
      publicKey: 'key',
    })
  })

  it.each([
    '',
    'nonsense',
    'https://reports.example/42',
    'https://key@reports.example/',
    'https://key@reports.example/project',
    'ftp://key@reports.example/42',
  ])('is none for what is no DSN: %s', (dsn) => {
    expect(parseDsn(dsn)).toBeNull()
  })

  it('carries the key itself when a page asks', () => {
    const target = { envelopeUrl: 'https://reports.example/api/42/envelope/', publicKey: 'a&b' }

    expect(pageEnvelopeUrl(target)).toBe(
      'https://reports.example/api/42/envelope/?sentry_version=7&sentry_key=a%26b',
    )
  })
})
