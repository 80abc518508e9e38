import { distanceMeters, type GeoPoint } from '@saum/domain/geo-distance'
import { TOWNS } from '@saum/domain/towns'
import { aBranch } from '@saum/testing/catalog-extras'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlace } from './find-place.ts'
import { TOWN_PLACES } from './town-places.ts'
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
    ['8010', 'CH', 5],
    ['8010', 'DE', 3],
    ['A-8010', 'CH', 3],
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

describe('[2.16] finding a town without a branch', () => {
  function townAt(address: string, home: Country = 'DE') {
    const found = findPlace(address, TOWN_PLACES, home)
    return found && [Math.round(found.lat * 10) / 10, Math.round(found.lng * 10) / 10]
  }

  it.each([
    ['Rostock', 'DE', [54.1, 12.1]],
    ['Garmisch', 'DE', [47.5, 11.1]],
    ['Frankfurt', 'DE', [50.1, 8.7]],
    ['Frankfurt Oder', 'DE', [52.3, 14.6]],
    ['Bienne', 'CH', [47.1, 7.3]],
    ['Genf', 'DE', [46.2, 6.2]],
    ['Trèves', 'CH', [49.8, 6.6]],
    ['Baden', 'AT', [48, 16.2]],
    ['Baden', 'CH', [47.5, 8.3]],
    ['Muenchen', 'DE', [48.1, 11.6]],
    ['sankt poelten', 'DE', [48.2, 15.6]],
  ] as const)('knows %s asked from %s', (address, home, there) => {
    expect(townAt(address, home)).toEqual(there)
  })

  it.each([
    ['1190', 'AT', [48.3, 16.4]],
    ['1030', 'CH', [46.5, 6.6]],
    ['83700', 'DE', [47.8, 11.6]],
    ['26548', 'DE', [53.5, 7.5]],
    ['6167', 'AT', [47.4, 11.7]],
    ['7742', 'CH', [46.5, 9.8]],
    ['A-4781', 'DE', [48.5, 13.4]],
  ] as const)('knows about where postcode %s asked from %s is', (address, home, there) => {
    expect(townAt(address, home)).toEqual(there)
  })

  it('finds every town by its own name or its own postcode in its own country', () => {
    for (const { name, zipCode, countryCode } of TOWNS) {
      const ofName = TOWNS.filter((town) => town.name === name && town.countryCode === countryCode)
      const near = (found: GeoPoint | null) =>
        found !== null && ofName.some((town) => distanceMeters(found, town) < 12_000)
      expect(near(findPlace(name, TOWN_PLACES, countryCode)), name).toBe(true)
      expect(near(findPlace(`${zipCode} ${name}`, TOWN_PLACES, countryCode)), name).toBe(true)
      expect(findPlace(zipCode, TOWN_PLACES, countryCode), zipCode).not.toBeNull()
    }
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
