import { describe, expect, it } from 'vitest'
import { distanceMeters } from './geo-distance.ts'
import { TOWNS } from './towns.ts'

describe('the table of towns', () => {
  it('says of every town where it is and what its postcode is', () => {
    expect(TOWNS.length).toBeGreaterThan(400)
    for (const town of TOWNS) {
      expect(town.name, JSON.stringify(town)).toMatch(/^\p{Lu}/u)
      expect(town.zipCode, town.name).toMatch(town.countryCode === 'DE' ? /^\d{5}$/ : /^\d{4}$/)
      expect(town.lat, town.name).toBeGreaterThan(45.7)
      expect(town.lat, town.name).toBeLessThan(55.1)
      expect(town.lng, town.name).toBeGreaterThan(5.8)
      expect(town.lng, town.name).toBeLessThan(17.2)
    }
  })

  it('knows how large the larger towns are', () => {
    const sizes = new Map(TOWNS.toReversed().map(({ name, thousands }) => [name, thousands]))
    const largest = [...sizes].toSorted(([, left], [, right]) => right - left)

    expect(largest.slice(0, 4).map(([name]) => name)).toEqual([
      'Berlin',
      'Wien',
      'Hamburg',
      'München',
    ])
    expect(sizes.get('Essen')).toBeGreaterThan(sizes.get('Bochum') ?? 0)
    expect(sizes.get('Zug')).toBeGreaterThan(0)
  })

  it('has no town twice', () => {
    const keys = TOWNS.map(({ countryCode, zipCode, name }) => `${countryCode} ${zipCode} ${name}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('has a town for the beginning of every German postcode', () => {
    const known = new Set(
      TOWNS.flatMap(({ countryCode, zipCode }) =>
        countryCode === 'DE' ? zipCode.slice(0, 2) : [],
      ),
    )
    const nobody = ['00', '05', '11', '43', '62']
    for (let first = 0; first < 100; first += 1) {
      const digits = String(first).padStart(2, '0')
      expect(known.has(digits), digits).toBe(!nobody.includes(digits))
    }
  })

  it('keeps neighbours together: three digits in common are never far apart', () => {
    const german = TOWNS.filter(({ countryCode }) => countryCode === 'DE')
    const farApart = german.flatMap((left) =>
      german
        .filter((right) => left.zipCode.slice(0, 3) === right.zipCode.slice(0, 3))
        .filter((right) => distanceMeters(left, right) > 60_000)
        .map((right) => `${left.name} and ${right.name}`),
    )

    expect(farApart).toEqual([])
  })
})
