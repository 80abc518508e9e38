import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { readToken } from './access-token.ts'
import { createCloudAccess, createSearchAccess } from './search-access.ts'

const SECRET = 'a secret that is only known to these tests'
const NOW = Date.parse('2026-11-15T12:00:00Z')

const ownAccess = createSearchAccess({
  organizationId: 'saum',
  publicOrigin: 'https://shop.test',
  secret: SECRET,
  now: () => NOW,
})

describe('[9.4] what a client of the search starts from', () => {
  it('names the tracking id of its shop', () => {
    const trackingIds = SHOPS.map((shop) => [shop.locale, ownAccess(shop).trackingId])

    expect(Object.fromEntries(trackingIds)).toEqual({
      'de-DE': 'comma_de',
      'de-AT': 'comma_at',
      'de-CH': 'comma_ch',
      'fr-CH': 'comma_ch',
      'en-GB': 'comma_eu',
    })
  })

  it('is the address of our own provider and a token of a quarter of an hour', () => {
    const access = ownAccess(SHOPS[3])

    const token = readToken(access.accessToken, SECRET, NOW)

    expect(access.organizationId).toBe('saum')
    expect(access.commerceBaseUrl).toBe('https://shop.test/rest/organizations/saum/commerce/v2')
    expect(token).toMatchObject({
      ok: true,
      value: { shopId: 10_031, issuedAt: NOW, expiresAt: NOW + 15 * 60_000 },
    })
  })

  it('differs with every visit', () => {
    expect(ownAccess(SHOPS[0]).accessToken).not.toBe(ownAccess(SHOPS[0]).accessToken)
  })

  it('is an organization of the cloud service where the operator configured one', () => {
    const cloud = {
      organizationId: 'acme',
      accessToken: 'xx-1',
      commerceBaseUrl: 'https://acme.org.example/rest/organizations/acme/commerce/v2',
    }

    expect(createCloudAccess(cloud)(SHOPS[1])).toEqual({ ...cloud, trackingId: 'comma_at' })
  })
})
