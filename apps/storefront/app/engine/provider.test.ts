import { SHOPS } from '@saum/domain/shops'
import { createEngine } from '@saum/engine/create-engine'
import { describe, expect, it } from 'vitest'
import { engineOptions } from './provider.ts'
import { stillEnvironment } from './still-environment.ts'

const PROVIDER = {
  organizationId: 'saum',
  commerceBaseUrl: 'https://saum.example/rest/organizations/saum/commerce/v2',
}

describe('[9.3] [9.4] the engine of a shop', () => {
  it.each([
    ['de', 'de', 'DE', 'EUR', 'comma_de'],
    ['at', 'de', 'AT', 'EUR', 'comma_at'],
    ['ch', 'de', 'CH', 'CHF', 'comma_ch'],
    ['fr-ch', 'fr', 'CH', 'CHF', 'comma_ch'],
    ['en', 'en', 'DE', 'EUR', 'comma_eu'],
  ])('of %s speaks %s in %s, in %s, as %s', (path, language, country, currency, trackingId) => {
    const shop = SHOPS.find((one) => one.path === path) ?? SHOPS[0]
    const url = `https://saum.example/${path}/search/`

    const options = engineOptions(shop, { ...PROVIDER, trackingId: shop.trackingId }, url)

    expect(options.context).toEqual({ language, country, currency, view: { url } })
    expect(options.analytics.trackingId).toBe(trackingId)
    expect(() =>
      createEngine({ ...options, accessToken: 'token' }, stillEnvironment()),
    ).not.toThrow()
  })
})
