import { describe, expect, it } from 'vitest'
import { anAnalyticsEngine } from '../analytics/test-analytics.ts'
import { usageAddress } from './usage-address.ts'

function addressWith(proxyBaseUrl: string): string {
  return usageAddress(anAnalyticsEngine({ proxyBaseUrl }).configuration.get())
}

describe('[7.51] the address of the usage protocol', () => {
  it.each([
    ['https://saum.example/ua', 'https://saum.example/ua/rest/v15/analytics'],
    ['https://saum.example/ua/', 'https://saum.example/ua/rest/v15/analytics'],
    ['https://saum.example/rest', 'https://saum.example/rest/v15/analytics'],
    ['https://saum.example/rest/', 'https://saum.example/rest/v15/analytics'],
    ['https://saum.example/rest/ua', 'https://saum.example/rest/ua/v15/analytics'],
    ['https://saum.example/forest', 'https://saum.example/forest/rest/v15/analytics'],
  ])('behind %s is %s', (proxyBaseUrl, address) => {
    expect(addressWith(proxyBaseUrl)).toBe(address)
  })

  it.each([
    ['prod', 'https://saum.analytics.org.coveo.com/rest/v15/analytics'],
    ['hipaa', 'https://saum.analytics.orghipaa.coveo.com/rest/v15/analytics'],
    ['dev', 'https://saum.analytics.orgdev.coveo.com/rest/v15/analytics'],
  ] as const)('in %s is %s', (environment, address) => {
    const configuration = { ...anAnalyticsEngine().configuration.get(), environment }

    expect(usageAddress(configuration)).toBe(address)
  })
})
