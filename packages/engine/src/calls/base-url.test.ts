import { describe, expect, it } from 'vitest'
import type { ProviderEnvironment } from '../configuration.ts'
import { aTestEngine } from '../test-engine.ts'
import { commerceBaseUrl, platformUrl } from './base-url.ts'

describe('[3.68] the address of the provider', () => {
  it.each<[ProviderEnvironment, string]>([
    ['prod', 'https://saum.org.coveo.com'],
    ['hipaa', 'https://saum.orghipaa.coveo.com'],
    ['stg', 'https://saum.orgstg.coveo.com'],
    ['dev', 'https://saum.orgdev.coveo.com'],
  ])('is in %s at %s', (environment, host) => {
    const { proxyBaseUrl: _, ...configuration } = aTestEngine({ environment }).configuration.get()

    expect(platformUrl(configuration)).toBe(host)
    expect(commerceBaseUrl(configuration)).toBe(`${host}/rest/organizations/saum/commerce/v2`)
  })

  // Deviation: one-slash-behind-a-proxy
  it.each(['https://saum.example/search', 'https://saum.example/search/'])(
    'is the whole of a proxy, with one slash before the path: %s',
    async (proxyBaseUrl) => {
      const { configuration } = aTestEngine({ proxyBaseUrl })

      expect(`${commerceBaseUrl(configuration.get())}/listing`).toBe(
        'https://saum.example/search/listing',
      )
    },
  )
})
