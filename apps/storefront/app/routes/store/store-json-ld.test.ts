import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import type { StorePageFacts } from './describe-store.ts'
import { storeJsonLd } from './store-json-ld.ts'

const DAY = [{ timeFrom: '10:00', timeUntil: '20:00' }]

const STORE = {
  href: '/de/location/berlin-lindenhof/',
  name: 'Saum Lindenhof',
  street: 'Zwirngasse 3',
  zipCode: '10119',
  city: 'Berlin',
  countryCode: 'DE',
  geoPoint: { lat: 52.5277, lng: 13.4025 },
  phone: '+49 30 23125 101',
  email: 'berlin@saum.example',
  week: [
    { day: 'mon', hours: DAY },
    { day: 'sun', hours: [] },
  ],
  specialDays: [
    { date: '2026-12-24', name: 'Heiligabend', hours: [{ timeFrom: '10:00', timeUntil: '14:00' }] },
    { date: '2026-12-25', name: '', hours: [] },
  ],
} as unknown as StorePageFacts

function told(store: StorePageFacts = STORE) {
  const facts = storeJsonLd({
    store,
    shop: DEFAULT_SHOP,
    trail: [{ label: 'Saum', href: '/de/' }],
    publicOrigin: 'https://saum.example',
  }) as { '@graph': Record<string, unknown>[] }
  return facts['@graph'][1] ?? {}
}

describe('[2.16] what search engines are told of a store', () => {
  it('is what its page says', () => {
    expect(told()).toMatchObject({
      '@type': 'ClothingStore',
      name: 'Saum Lindenhof',
      url: 'https://saum.example/de/location/berlin-lindenhof/',
      telephone: '+49 30 23125 101',
      currenciesAccepted: 'EUR',
      address: { streetAddress: 'Zwirngasse 3', postalCode: '10119', addressCountry: 'DE' },
      geo: { latitude: 52.5277, longitude: 13.4025 },
      parentOrganization: { '@id': 'https://saum.example/de/#shop' },
    })
  })

  it('has the week without closed days, and special days with their hours or none', () => {
    expect(told()['openingHoursSpecification']).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Monday',
        opens: '10:00',
        closes: '20:00',
      },
    ])
    expect(told()['specialOpeningHoursSpecification']).toMatchObject([
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '10:00', closes: '14:00' },
      { validFrom: '2026-12-25', opens: '00:00', closes: '00:00' },
    ])
  })

  it('names no phone where there is none, and the money of the country', () => {
    const { phone: _, ...silent } = STORE

    expect(told(silent as StorePageFacts)).not.toHaveProperty('telephone')
    expect(told({ ...STORE, countryCode: 'CH' })['currenciesAccepted']).toBe('CHF')
  })
})
