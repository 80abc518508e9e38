import type { TrackingSettings } from '@saum/contract/tracking-settings'
import { describe, expect, it } from 'vitest'
import { analyticsOf } from './usage-analytics.ts'

const PROVIDER = {
  organizationId: 'saum',
  commerceBaseUrl: 'https://saum.example/commerce',
  trackingId: 'comma_de',
}
const OWN = { ...PROVIDER, analyticsBaseUrl: 'https://saum.example' }

function settings(changes: Partial<TrackingSettings> = {}): TrackingSettings {
  return { services: ['search-usage'], analyticsMode: 'next', ...changes }
}

describe('[4.59] [7.54] where usage is told', () => {
  it('is the whole address of events at our own provider', () => {
    expect(analyticsOf('next', settings(), OWN)).toEqual({
      enabled: true,
      mode: 'next',
      proxyBaseUrl: 'https://saum.example/rest/organizations/saum/events/v1',
    })
  })

  it('[7.51] is the host of it for the protocol that adds its own path', () => {
    expect(analyticsOf('legacy', settings({ analyticsMode: 'legacy' }), OWN)).toEqual({
      enabled: true,
      mode: 'legacy',
      proxyBaseUrl: 'https://saum.example',
    })
  })

  it('is left to the engine at a provider that knows its place', () => {
    expect(analyticsOf('next', settings(), PROVIDER)).toEqual({ enabled: true, mode: 'next' })
  })

  it('is what was set up, for the protocol it was set up for', () => {
    const configured = settings({ analyticsMode: 'legacy', eventsUrl: 'https://e.example/rest' })

    expect(analyticsOf('legacy', configured, OWN).proxyBaseUrl).toBe('https://e.example/rest')
    expect(analyticsOf('next', configured, OWN).proxyBaseUrl).toBe(
      'https://saum.example/rest/organizations/saum/events/v1',
    )
  })
})
