import { aBranch } from '@saum/testing/catalog-extras'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlace } from './find-place.ts'
import { hasPhrase, toWords } from './place-words.ts'

type Country = 'DE' | 'AT' | 'CH'

function place(
  city: string,
  zipCode: string,
  countryCode: Country,
  lat: number,
  district?: string,
) {
  const street = { street: 'Kammgarnstraße', houseNumber: '3' }
  const address = { ...street, zipCode, city, countryCode, ...(district && { district }) }
  return aBranch({ id: lat, name: `Saum ${city} ${lat}`, address, geoPoint: { lat, lng: 10 } })
}

const places = [
  place('Freiburg im Breisgau', '79098', 'DE', 1, 'Altstadt'),
  place('Fribourg', '1700', 'CH', 2, 'Bourg'),
  place('Graz', '8010', 'AT', 3, 'Innere Stadt'),
  place('Zürich', '8001', 'CH', 4, 'Kreis 1'),
  place('Zürich', '8005', 'CH', 6, 'Kreis 5'),
  place('St. Gallen', '9000', 'CH', 7, 'Zentrum'),
  place('München', '80331', 'DE', 8, 'Altstadt'),
  place('Bern', '3011', 'CH', 9, 'Matte'),
  place('Berlin', '10119', 'DE', 10, 'Mitte'),
  place('Berlin', '10623', 'DE', 12, 'Charlottenburg'),
]

/** The latitude stands for the place; the middle of several lies between theirs. */
function find(address: string, home: Country = 'DE'): number | null {
  return findPlace(address, places, home)?.lat ?? null
}

describe('finding a place by its name', () => {
  it.each([
    ['Berlin', 11],
    ['Berlin Charlottenburg', 12],
    ['charlottenburg', 12],
    ['Sankt Gallen', 7],
    ['st gallen', 7],
    ['Saint-Gall', 7],
    ['Munich', 8],
    ['Muenchen', 8],
    ['MÜNCHEN, Deutschland', 8],
    ['Zür', 5],
    ['Zürich Kreis 5', 6],
    ['Saum Graz', 3],
    ['Saum Berlin 10', 11],
    ['Kammgarnstrasse Graz', 3],
    ['Bahnhofstraße 12, Graz', 3],
    ['Freiburg im Breisgau', 1],
    ['fribourg', 2],
  ])('knows %s', (address, lat) => {
    expect(find(address)).toBe(lat)
  })

  it.each([
    ['Freiburg', 'DE', 1],
    ['Freiburg', 'CH', 2],
    ['Ber', 'DE', 11],
    ['Ber', 'CH', 9],
  ] as const)('takes %s asked from %s for the town at home', (address, home, lat) => {
    expect(find(address, home)).toBe(lat)
  })

  it.each(['Altstadt', 'Saum', 'Kammgarnstraße', 'Paris', 'Berlinchen', '!', ''])(
    'does not know where %j should be',
    (address) => {
      expect(find(address)).toBeNull()
    },
  )
})

describe('finding a place by its postcode', () => {
  it.each([
    ['10119', 'DE', 10],
    ['10629', 'DE', 12],
    ['10000', 'DE', 11],
    ['8001', 'CH', 4],
    ['8050', 'CH', 5],
    ['8050', 'AT', 3],
    ['8010', 'CH', 3],
    ['80', 'DE', 8],
    ['803', 'CH', 8],
    ['CH-8005', 'DE', 6],
    ['8005 Zürich', 'DE', 6],
    ['8099 Zürich', 'AT', 5],
    ['8001 Graz', 'CH', 3],
    ['79098 Freiburg', 'CH', 1],
  ] as const)('knows %s asked from %s', (address, home, lat) => {
    expect(find(address, home)).toBe(lat)
  })

  it.each(['99999', '8', '1', '123456', '2000'])('does not know %s', (address) => {
    expect(find(address)).toBeNull()
  })
})

describe('words of places', () => {
  it('are the same however umlauts are typed', () => {
    for (const spelling of ['Zürich', 'Zu\u0308rich', 'Zurich', 'ZUERICH', 'zuerich ']) {
      expect(toWords(spelling)).toEqual(['zurich'])
    }
    expect(toWords('Gießen')).toEqual(toWords('GIESSEN'))
  })

  it('stay the same when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = toWords(text)
        expect(toWords(words.join(' '))).toEqual(words)
      }),
    )
  })

  it('hold a phrase only in its order', () => {
    expect(hasPhrase(['a', 'b', 'c'], ['b', 'c'])).toBe(true)
    expect(hasPhrase(['a', 'b', 'c'], ['c', 'b'])).toBe(false)
    expect(hasPhrase(['a'], ['a', 'b'])).toBe(false)
  })

  it('of any text lead to a place or to none, never to a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (address) => {
        const found = findPlace(address, places, 'AT')
        expect(found === null || Number.isFinite(found.lat)).toBe(true)
        expect(findPlace(address, [], 'AT')).toBeNull()
      }),
    )
  })
})
