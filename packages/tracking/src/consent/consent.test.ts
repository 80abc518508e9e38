import { CONSENT_SERVICE_IDS, CONSENT_SERVICES } from '@saum/domain/consent-services'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CONSENT_VERSION,
  grants,
  isCurrent,
  readConsent,
  writeConsent,
  type Consent,
} from './consent.ts'

const NOW = Date.UTC(2026, 10, 17, 10)
const DAY_MS = 24 * 60 * 60 * 1000
const ID = '580f46e5-1d2c-4b3a-9f60-0a1b2c3d4e5f'

function aConsent(changes: Partial<Consent> = {}): Consent {
  return {
    version: CONSENT_VERSION,
    id: ID,
    at: NOW,
    granted: ['visit-statistics'],
    refused: ['search-usage'],
    ...changes,
  }
}

const anyConsent = fc
  .record({
    version: fc.integer({ min: 0, max: 999 }),
    id: fc.uuid(),
    seconds: fc.integer({ min: 0, max: 4e9 }),
    decided: fc.subarray(CONSENT_SERVICE_IDS),
    wished: fc.subarray(CONSENT_SERVICE_IDS),
  })
  .map(({ version, id, seconds, decided, wished }) => ({
    version,
    id,
    at: seconds * 1000,
    granted: decided.filter((service) => wished.includes(service)),
    refused: decided.filter((service) => !wished.includes(service)),
  }))

describe('[6.5] a choice in a cookie', () => {
  it('reads as it was written', () => {
    fc.assert(
      fc.property(anyConsent, (consent) => {
        expect(readConsent(writeConsent(consent))).toEqual(consent)
      }),
    )
  })

  it('is short, and needs no encoding', () => {
    const all = aConsent({ granted: CONSENT_SERVICE_IDS, refused: [] })

    expect(writeConsent(all)).toMatch(/^[\w.-]{1,70}$/)
    expect(writeConsent(aConsent())).toBe(`1.${(NOW / 1000).toString(36)}.${ID}.Su`)
  })

  it('has a letter of its own for every service', () => {
    const codes = Object.values(CONSENT_SERVICES).map(({ code }) => code)

    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(code).toMatch(/^[a-z]$/)
  })

  it.each([
    null,
    undefined,
    '',
    'yes',
    '1',
    `1.t3k2vw.${ID}`,
    `1.t3k2vw.${ID}.S.u`,
    `1.t3k2vw.${ID}.S1`,
    `-1.t3k2vw.${ID}.S`,
    `1.t3k2vw.anna.S`,
    `1.t3k2vw99999.${ID}.S`,
    `1.t3k2vw.${ID}.S\n`,
    `1..${ID}.S`,
    '%00',
  ])('is none when it is no choice of ours: %j', (text) => {
    expect(readConsent(text)).toBeNull()
  })

  it('is never misread, whatever stands in a cookie', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readConsent(text)
        expect(read === null || text.toLowerCase().includes(read.id)).toBe(true)
      }),
    )
  })

  it('that says both yes and no says no', () => {
    const read = readConsent(`1.${(NOW / 1000).toString(36)}.${ID}.SsU`)

    expect(read).toMatchObject({ granted: ['search-usage'], refused: ['visit-statistics'] })
  })

  it('does not mind letters of services that are gone', () => {
    expect(readConsent(`1.t3k2vw.${ID}.SZzy`)).toMatchObject({
      granted: ['visit-statistics'],
      refused: [],
    })
  })
})

describe('[6.5] a choice', () => {
  const OFFERED = ['visit-statistics', 'search-usage'] as const

  it.each([
    ['at once', NOW, true],
    ['on the last day of a year', NOW + 365 * DAY_MS - 1, true],
    ['not after a year', NOW + 365 * DAY_MS, false],
    ['before a clock that is a little behind', NOW - 4 * 60_000, true],
    ['not before a clock that is far behind', NOW - 6 * 60_000, false],
  ])('counts %s', (_, now, counts) => {
    expect(isCurrent(aConsent(), OFFERED, now)).toBe(counts)
    expect(grants(aConsent(), 'visit-statistics', now)).toBe(counts)
  })

  it('made by other texts is asked for again and allows nothing', () => {
    const old = aConsent({ version: CONSENT_VERSION + 1 })

    expect(isCurrent(old, OFFERED, NOW)).toBe(false)
    expect(grants(old, 'visit-statistics', NOW)).toBe(false)
  })

  it('is asked for again when there is something new, and still allows what it allowed', () => {
    const offered = [...OFFERED, 'tag-manager'] as const

    expect(isCurrent(aConsent(), offered, NOW)).toBe(false)
    expect(grants(aConsent(), 'visit-statistics', NOW)).toBe(true)
    expect(grants(aConsent(), 'tag-manager', NOW)).toBe(false)
  })

  it('that nobody has made allows nothing', () => {
    expect(CONSENT_SERVICE_IDS.some((service) => grants(null, service, NOW))).toBe(false)
  })

  it('only ever allows what was granted', () => {
    fc.assert(
      fc.property(anyConsent, fc.integer({ min: 0, max: 4e12 }), (consent, now) => {
        for (const service of CONSENT_SERVICE_IDS) {
          const isGranted = consent.granted.includes(service)
          expect(isGranted || !grants(consent, service, now)).toBe(true)
        }
      }),
    )
  })
})
