import { distanceMeters } from '@saum/domain/geo-distance'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeMap } from '#app/features/stores/describe-map.ts'
import { aroundArea, parseQuestion, toQuery, withChange } from './location-question.ts'

const NOWHERE = { lat: Number.NaN, lng: Number.NaN }

const parse = (query: string) => parseQuestion(new URLSearchParams(query))

describe('[2.16] a question to the store locator', () => {
  it('is an address that holds only what was asked', () => {
    const query = 'q=10115+Berlin&services=alterations&services=returns&access=step-free&open=now'

    expect(parse(query)).toMatchObject({
      place: '10115 Berlin',
      services: ['returns', 'alterations'],
      isStepFree: true,
      isOpenNow: true,
      radiusKm: 50,
      fault: null,
    })
    expect(toQuery(parse(`${query}&radius=50&zoom=0&view=list&lat=&lng=`)).toString()).toBe(
      'q=10115+Berlin&services=returns&services=alterations&access=step-free&open=now',
    )
  })

  it('looks from where the device is, to a hundred metres; a typed place comes first', () => {
    expect(parse('lat=52.520008&lng=13.404954').point).toEqual({ lat: 52.52, lng: 13.405 })
    expect(parse('lat=52.5&lng=13.4&q=Wien')).toMatchObject({ point: null, place: 'Wien' })
  })

  it.each([
    ['q=' + 'x'.repeat(201), 'place-too-long'],
    ['lat=91&lng=0', 'bad-position'],
    ['lat=52.5', 'bad-position'],
    ['lat=NaN&lng=1', 'bad-position'],
    ['lat=1e2&lng=1', 'bad-position'],
    ['lat=52,5&lng=13,4', 'bad-position'],
    ['lat=<script>&lng=1', 'bad-position'],
  ] as const)('says what is wrong with %s', (query, fault) => {
    expect(parse(query)).toMatchObject({ fault, place: '', point: null })
  })

  it.each([
    'radius=7',
    'radius=-10',
    'services=coffee',
    'open=yes',
    'access=1',
    'variant=abc',
    'variant=-1',
    'variant=1.5',
    'zoom=x',
    'view=globe',
    'q=+++',
  ])('takes %s for nothing', (query) => {
    expect(toQuery(parse(query)).toString()).toBe('')
  })

  it('keeps everything but the zoom when something changes', () => {
    const question = parse('q=Wien&zoom=2&variant=701&view=map')

    expect(withChange(question, { isOpenNow: true }).toString()).toBe(
      'q=Wien&open=now&variant=701&view=map',
    )
    expect(withChange(question, { zoom: 3 }).get('zoom')).toBe('3')
  })

  it('finds all stores of a pin from where the pin leads', () => {
    const store = fc.record({
      lat: fc.double({ min: 46, max: 55, noNaN: true }),
      lng: fc.double({ min: 6, max: 17, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(store, { minLength: 2, maxLength: 60 }), (places) => {
        const stores = places.map((geoPoint, id) => {
          return { id, number: id + 1, name: `Saum ${id}`, city: `Town ${id % 7}`, geoPoint }
        })
        const question = parse('q=Wien&open=now&view=map&zoom=2')
        for (const { ids, area } of describeMap({ stores }).pins) {
          if (area === null) continue
          const asked = parseQuestion(withChange(question, aroundArea(area)))
          expect(asked).toMatchObject({ place: '', isOpenNow: true, view: 'map', zoom: 0 })
          for (const id of ids) {
            const away = distanceMeters(asked.point ?? NOWHERE, stores[id]?.geoPoint ?? NOWHERE)
            expect(away).toBeLessThanOrEqual(asked.radiusKm * 1_000)
          }
        }
      }),
    )
  })

  it('means the same when it is written down and read again, whatever was typed', () => {
    const names = [
      'q',
      'lat',
      'lng',
      'radius',
      'services',
      'open',
      'access',
      'variant',
      'view',
      'zoom',
    ]
    const value = fc.oneof(fc.string(), fc.constantFrom('now', 'map', '10', '701', 'returns'))
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 12 })
    fc.assert(
      fc.property(pairs, (query) => {
        const question = parseQuestion(new URLSearchParams(query))
        const again = parseQuestion(toQuery(question))
        expect(again).toEqual({ ...question, fault: null })
      }),
    )
  })
})
