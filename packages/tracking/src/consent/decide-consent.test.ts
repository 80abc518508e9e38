import { CONSENT_SERVICE_IDS } from '@saum/domain/consent-services'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grants, isCurrent, readConsent, writeConsent } from './consent.ts'
import { decideConsent, withdrawnServices } from './decide-consent.ts'

const NEW_ID = '580f46e5-1d2c-4b3a-9f60-0a1b2c3d4e5f'
const NOW = Date.UTC(2026, 10, 17, 10, 0, 0, 789)

const services = fc.subarray(CONSENT_SERVICE_IDS)
const decision = fc.record({
  offered: services,
  wished: services,
  now: fc.integer({ min: 0, max: 4e12 }),
})

describe('[6.5] a decision', () => {
  it('allows what was offered and wished, refuses the rest of what was offered, and is in force', () => {
    fc.assert(
      fc.property(decision, ({ offered, wished, now }) => {
        const consent = decideConsent({ offered, wished, now, before: null, newId: () => NEW_ID })
        for (const service of CONSENT_SERVICE_IDS) {
          const isAsked = offered.includes(service)
          expect(grants(consent, service, now)).toBe(isAsked && wished.includes(service))
          expect(consent.refused.includes(service)).toBe(isAsked && !wished.includes(service))
        }
        expect(isCurrent(consent, offered, now)).toBe(true)
        expect(readConsent(writeConsent(consent))).toEqual(consent)
      }),
    )
  })

  it('keeps the id of the one before', () => {
    const parts = { offered: CONSENT_SERVICE_IDS, wished: [], now: NOW, newId: () => NEW_ID }
    const before = decideConsent({ ...parts, before: null })

    const after = decideConsent({ ...parts, before, newId: () => 'another' })

    expect([before.id, after.id]).toEqual([NEW_ID, NEW_ID])
    expect(after.at).toBe(NOW - 789)
  })
})

describe('[6.5] what was withdrawn', () => {
  const decide = (wished: typeof CONSENT_SERVICE_IDS, now = NOW) =>
    decideConsent({ offered: CONSENT_SERVICE_IDS, wished, before: null, now, newId: () => NEW_ID })

  it('was allowed and is not any more, whatever the two choices were', () => {
    fc.assert(
      fc.property(services, services, (first, second) => {
        const expected = CONSENT_SERVICE_IDS.filter(
          (id) => first.includes(id) && !second.includes(id),
        )
        expect(withdrawnServices(decide(first), decide(second), NOW)).toEqual(expected)
      }),
    )
  })

  it('is all of it for a choice that was taken away, and nothing of one that had run out', () => {
    const before = decide(['tag-manager'])
    const yearLater = NOW + 366 * 24 * 60 * 60 * 1000

    expect(withdrawnServices(before, null, NOW)).toEqual(['tag-manager'])
    expect(withdrawnServices(null, before, NOW)).toEqual([])
    expect(withdrawnServices(before, null, yearLater)).toEqual([])
  })
})
