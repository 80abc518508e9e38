import type { ConsentServiceId } from '@saum/domain/consent-services'
import { describe, expect, it } from 'vitest'
import type { Consent } from './consent.ts'
import { createConsentGate } from './consent-gate.ts'
import { decideConsent } from './decide-consent.ts'

const NOW = Date.UTC(2026, 10, 17, 10)
const OFFERED: readonly ConsentServiceId[] = ['visit-statistics', 'tag-manager']

function aGate({ offered = OFFERED, isSilenced = false } = {}) {
  const visitor: { consent: Consent | null; now: number } = { consent: null, now: NOW }
  const gate = createConsentGate({
    offered,
    privacy: { doNotTrack: null, globalPrivacyControl: isSilenced },
    read: () => visitor.consent,
    now: () => visitor.now,
  })
  function choose(...wished: ConsentServiceId[]) {
    const newId = () => '580f46e5-1d2c-4b3a-9f60-0a1b2c3d4e5f'
    const { consent: before, now } = visitor
    visitor.consent = decideConsent({ offered: OFFERED, wished, before, now, newId })
    gate.refresh()
  }
  return { gate, visitor, choose }
}

describe('[6.5] the gate', () => {
  it('lets nothing through until the visitor has chosen', () => {
    const { gate, choose } = aGate()

    expect([gate.standing(), gate.allows('visit-statistics')]).toEqual(['undecided', false])
    choose('visit-statistics')
    expect([gate.standing(), gate.allows('visit-statistics')]).toEqual(['decided', true])
    expect(gate.allows('tag-manager')).toBe(false)
    choose()
    expect([gate.standing(), gate.allows('visit-statistics')]).toEqual(['decided', false])
  })

  it('asks again, and lets nothing through, after a year', () => {
    const { gate, visitor, choose } = aGate()
    choose('visit-statistics')

    visitor.now += 366 * 24 * 60 * 60 * 1000

    expect([gate.standing(), gate.allows('visit-statistics')]).toEqual(['undecided', false])
  })

  it('does not ask whose browser says no, and lets nothing of them through', () => {
    const { gate, choose } = aGate({ isSilenced: true })

    choose('visit-statistics')

    expect([gate.standing(), gate.isSilenced()]).toEqual(['decided', true])
    expect(gate.allows('visit-statistics')).toBe(false)
  })

  it('does not ask where there is nothing to ask for', () => {
    const { gate, choose } = aGate({ offered: [] })

    expect(gate.standing()).toBe('decided')
    choose('visit-statistics')
    expect(gate.allows('visit-statistics')).toBe(false)
  })

  it('tells of every change once, and of nothing else', () => {
    const { gate, choose } = aGate()
    let heard = 0
    const stop = gate.subscribe(() => (heard += 1))

    gate.refresh()
    choose('tag-manager')
    gate.refresh()
    choose()
    stop()
    choose('tag-manager')

    expect(heard).toBe(2)
  })
})
