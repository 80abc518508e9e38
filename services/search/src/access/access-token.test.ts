import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readToken, signToken } from './access-token.ts'
import type { AccessClaims } from './claims.ts'

const SECRET = 'a secret that is only known to these tests'
const NOW = Date.parse('2026-11-15T12:00:00Z')
const CLAIMS: AccessClaims = {
  id: 'token-1',
  organizationId: 'saum',
  shopId: 10_028,
  purposes: ['search'],
  issuedAt: NOW,
  expiresAt: NOW + 60_000,
}

describe('[6.4] access tokens', () => {
  it('say the same after the way to the client and back', () => {
    const token = signToken(CLAIMS, SECRET)

    expect(readToken(token, SECRET, NOW)).toEqual({ ok: true, value: CLAIMS })
  })

  it('no longer hold in the moment they expire', () => {
    const token = signToken(CLAIMS, SECRET)

    expect(readToken(token, SECRET, CLAIMS.expiresAt - 1).ok).toBe(true)
    expect(readToken(token, SECRET, CLAIMS.expiresAt)).toEqual({ ok: false, refusal: 'expired' })
  })

  it('are worth nothing when somebody else signed them', () => {
    const token = signToken(CLAIMS, 'another secret that is known to somebody else')

    expect(readToken(token, SECRET, NOW)).toEqual({ ok: false, refusal: 'malformed' })
  })

  it('cannot choose how they are checked', () => {
    const [, payload = ''] = signToken(CLAIMS, SECRET).split('.')
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const signature = createHmac('sha256', SECRET)
      .update(`${header}.${payload}`)
      .digest('base64url')

    expect(readToken(`${header}.${payload}.`, SECRET, NOW).ok).toBe(false)
    expect(readToken(`${header}.${payload}.${signature}`, SECRET, NOW).ok).toBe(false)
  })

  it('are refused once any character differs', () => {
    const token = signToken(CLAIMS, SECRET)

    fc.assert(
      fc.property(
        fc.nat(token.length - 1),
        fc.string({ minLength: 1, maxLength: 1 }),
        (at, letter) => {
          fc.pre(token[at] !== letter)
          const forged = token.slice(0, at) + letter + token.slice(at + 1)
          expect(readToken(forged, SECRET, NOW)).toEqual({ ok: false, refusal: 'malformed' })
        },
      ),
    )
  })

  it('have one spelling only: no other last character, no padding, nothing added anywhere', () => {
    const token = signToken(CLAIMS, SECRET)
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const others = letters.split('').filter((letter) => !token.endsWith(letter))
    const added = fc.string({ minLength: 1, maxLength: 3 })

    for (const letter of others) expect(isValid(token.slice(0, -1) + letter)).toBe(false)
    for (const end of ['=', '==', ' ', '\n', '%', '.', 'é'])
      expect(isValid(token + end)).toBe(false)
    fc.assert(
      fc.property(fc.nat(token.length), added, (at, text) => {
        fc.pre(token.slice(0, at) + text + token.slice(at) !== token)
        expect(isValid(token.slice(0, at) + text + token.slice(at))).toBe(false)
      }),
    )
  })

  it('are refused as any other text, however long', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readToken(text, SECRET, NOW).ok).toBe(false)
      }),
    )
    expect(readToken('.'.repeat(1_000_000), SECRET, NOW).ok).toBe(false)
  })
})

function isValid(token: string): boolean {
  return readToken(token, SECRET, NOW).ok
}
