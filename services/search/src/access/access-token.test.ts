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

  it('are refused once any letter differs', () => {
    const token = signToken(CLAIMS, SECRET)
    const lastOfSignature = token.length - 1

    fc.assert(
      fc.property(
        // The last letter carries bits that do not count.
        fc.nat(lastOfSignature - 1),
        fc.constantFrom('a', 'Z', '0', '-', '_', '.', '=', '%'),
        (at, letter) => {
          fc.pre(token[at] !== letter)
          const forged = token.slice(0, at) + letter + token.slice(at + 1)
          expect(readToken(forged, SECRET, NOW)).toEqual({ ok: false, refusal: 'malformed' })
        },
      ),
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
