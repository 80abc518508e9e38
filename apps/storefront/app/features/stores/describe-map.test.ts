import { project } from '@saum/domain/map-projection'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeMap } from './describe-map.ts'
import type { PinnedStore } from './map-pins.ts'
import { placeIn, viewAround } from './map-view.ts'

function store(number: number, lat: number, lng: number, city = `Town ${number}`): PinnedStore {
  return { id: 3000 + number, number, name: `Saum ${number}`, city, geoPoint: { lat, lng } }
}

const somewhere = fc.record({
  lat: fc.double({ min: 46, max: 55, noNaN: true }),
  lng: fc.double({ min: 6, max: 17, noNaN: true }),
})
const stores = fc
  .array(somewhere, { minLength: 1, maxLength: 90 })
  .map((places) => places.map(({ lat, lng }, index) => store(index + 1, lat, lng)))

describe('[2.16] the map of stores', () => {
  it('shows every store, each in exactly one pin', () => {
    fc.assert(
      fc.property(stores, (list) => {
        const { pins } = describeMap({ stores: list })
        const ids = pins.flatMap((pin) => pin.ids)
        expect(ids).toHaveLength(list.length)
        expect(new Set(ids)).toEqual(new Set(list.map(({ id }) => id)))
        for (const { x, y } of pins) expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true)
      }),
    )
  })

  it('lets no pin cover another', () => {
    fc.assert(
      fc.property(stores, (list) => {
        const { pins, view } = describeMap({ stores: list })
        for (const one of pins) {
          for (const other of pins) {
            if (one === other) continue
            const down = ((one.y - other.y) * view.height) / view.width
            expect(Math.hypot(one.x - other.x, down)).toBeGreaterThan(7.4)
          }
        }
      }),
    )
  })

  it('numbers pins like the list, and several stores as a range', () => {
    const berlin = [1, 2, 3].map((number) => store(number, 52.52 + number / 100, 13.4, 'Berlin'))
    const { pins } = describeMap({ stores: [...berlin, store(4, 48.14, 11.58, 'München')] })

    expect(pins.map(({ label, name }) => [label, name])).toEqual([
      ['1–3', 'Berlin'],
      ['4', 'Saum 4'],
    ])
  })

  it('says how many there are where others come between their numbers', () => {
    const list = [store(1, 52.5, 13.4), store(2, 48.1, 11.6), store(3, 52.51, 13.41)]

    expect(describeMap({ stores: list }).pins.map(({ label }) => label)).toEqual(['1 +1', '2'])
  })

  it('goes no nearer than a region, however close the stores are', () => {
    const { view } = describeMap({ stores: [store(1, 52.5, 13.4)] })

    expect(view.width).toBe(100 * 4)
    expect(placeIn(view, project({ lat: 52.5, lng: 13.4 })).x).toBeCloseTo(50, 0)
  })

  it('stays a picture that is neither a tower nor a strip', () => {
    fc.assert(
      fc.property(fc.array(somewhere, { maxLength: 20 }), (places) => {
        const { width, height } = viewAround(places.map(project))
        expect(Math.max(width / height, height / width)).toBeLessThan(1.25)
      }),
    )
  })

  it('shows where the shopper looks from, and comes nearer on demand', () => {
    const question = { stores: [store(1, 52.5, 13.4)], center: { lat: 52.6, lng: 13.3 } }
    const near = describeMap({ ...question, radiusKm: 10, zoom: 1 })

    expect(near.around?.diameter).toBeGreaterThan(25)
    expect(near.view.width).toBeLessThan(describeMap(question).view.width)
  })

  it('writes names of towns beside pins, never over them or each other', () => {
    const { labels, pins } = describeMap({ stores: [store(1, 52.52, 13.4), store(2, 48.2, 16.4)] })

    expect(labels.length).toBeGreaterThan(5)
    expect(labels.filter(({ beside }) => beside === 'pin').map(({ name }) => name)).toEqual([
      'Berlin',
      'Wien',
    ])
    expect(new Set(labels.map(({ name }) => name)).size).toBe(labels.length)
    for (const label of labels) {
      for (const pin of pins) {
        const isOver = Math.abs(label.y - pin.y) < 3 && Math.abs(label.x - pin.x) < 3
        expect(isOver && label.beside === 'town', label.name).toBe(false)
      }
    }
  })
})
