import { distanceMeters } from '@saum/domain/geo-distance'
import { project, UNITS_PER_KM } from '@saum/domain/map-projection'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeMap } from './describe-map.ts'
import { labelBox, overlap, pinBox } from './map-labels.ts'
import { distance, PIN_SIZE, type PinnedStore } from './map-pins.ts'
import { isInCorner, placeIn, viewAround } from './map-view.ts'

function store(number: number, lat: number, lng: number, city = `Town ${number}`): PinnedStore {
  return { id: 3000 + number, number, name: `Saum ${number}`, city, geoPoint: { lat, lng } }
}

const somewhere = fc.record({
  lat: fc.double({ min: 46, max: 55, noNaN: true }),
  lng: fc.double({ min: 6, max: 17, noNaN: true }),
})
const inOneTown = fc.record({
  lat: fc.double({ min: 50.9, max: 51, noNaN: true }),
  lng: fc.double({ min: 6.9, max: 7, noNaN: true }),
})
const stores = fc
  .oneof(
    fc.array(somewhere, { minLength: 1, maxLength: 90 }),
    fc.array(inOneTown, { minLength: 1, maxLength: 12 }),
  )
  .map((places) => places.map(({ lat, lng }, index) => store(index + 1, lat, lng)))
const KOELN = [store(1, 50.938, 6.955, 'Köln'), store(2, 50.938, 6.937, 'Köln')]

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
      fc.property(stores, fc.integer({ min: -3, max: 3 }), (list, zoom) => {
        const { pins } = describeMap({ stores: list, zoom })
        for (const one of pins) {
          const others = pins.filter((other) => other !== one)
          const nearest = Math.min(100, ...others.map((other) => distance(one, other)))
          expect(nearest).toBeGreaterThan(PIN_SIZE - 0.05)
        }
      }),
    )
  })

  it('leads from a pin of several stores to an area that holds all of them', () => {
    fc.assert(
      fc.property(stores, fc.integer({ min: -3, max: 3 }), (list, zoom) => {
        for (const { ids, area } of describeMap({ stores: list, zoom }).pins) {
          expect(area === null).toBe(ids.length === 1)
          if (area === null) continue
          for (const { geoPoint } of list.filter(({ id }) => ids.includes(id))) {
            const km = distanceMeters(area.point, geoPoint) / 1_000
            expect(km).toBeLessThanOrEqual(area.radiusKm)
          }
        }
      }),
    )
  })

  it('comes nearer with every pin of several stores, until each has its own', () => {
    fc.assert(
      fc.property(fc.array(somewhere, { minLength: 2, maxLength: 60 }), (places) => {
        const list = places.map(({ lat, lng }, index) => store(index + 1, lat, lng))
        const before = describeMap({ stores: list })
        const area = before.pins.find((pin) => pin.area)?.area
        if (!area || before.view.height <= 40 * UNITS_PER_KM) return
        const { point: center, radiusKm } = area
        const found = list.filter(
          ({ geoPoint }) => distanceMeters(center, geoPoint) <= radiusKm * 1_000,
        )
        const after = describeMap({ stores: found, center, radiusKm })
        expect(after.view.height).toBeLessThan(before.view.height)
      }),
    )
  })

  it('numbers pins like the list, and counts the stores of those that stand for several', () => {
    const berlin = [1, 3, 4].map((number) => store(number, 52.52 + number / 100, 13.4, 'Berlin'))
    const { pins } = describeMap({ stores: [...berlin, store(2, 48.14, 11.58, 'München')] })

    expect(pins.map(({ label, name }) => [label, name])).toEqual([
      ['3', 'Berlin'],
      ['2', 'Saum 2'],
    ])
  })

  it('puts a pin of several towns at the largest, whatever comes first in the list', () => {
    const aachen = store(1, 50.78, 6.08, 'Aachen')
    const far = store(9, 48.2, 16.4, 'Wien')
    const { pins, labels } = describeMap({ stores: [aachen, store(2, 50.94, 6.96, 'Köln'), far] })

    expect(pins[0]).toMatchObject({ label: '2', name: 'Köln, Aachen', towns: ['Köln', 'Aachen'] })
    expect(labels.map(({ name }) => name)).toEqual(['Wien', 'Köln'])
  })

  it('tells stores of one town apart, side by side where they are', () => {
    const { pins, labels } = describeMap({ stores: KOELN })

    expect(pins.map(({ label }) => label)).toEqual(['1', '2'])
    expect(labels.filter(({ name }) => name === 'Köln')).toHaveLength(1)
  })

  it('goes no nearer than a town with its surroundings, however close the stores are', () => {
    const { view, canZoom } = describeMap({ stores: [store(1, 52.5, 13.4)] })

    expect(view.height).toBe(24 * UNITS_PER_KM)
    expect(placeIn(view, project({ lat: 52.5, lng: 13.4 })).x).toBeCloseTo(50, 0)
    expect(canZoom).toEqual({ nearer: true, further: true })
  })

  it('ends nearer and further away', () => {
    expect(describeMap({ stores: KOELN, zoom: 3 }).canZoom).toEqual({
      nearer: false,
      further: true,
    })
    const ends = [store(1, 54.8, 9.4), store(2, 46.2, 6.2)]
    expect(describeMap({ stores: ends }).canZoom).toEqual({ nearer: true, further: false })
  })

  it('stays a picture that is neither a tower nor a strip', () => {
    fc.assert(
      fc.property(fc.array(somewhere, { maxLength: 20 }), (places) => {
        const { width, height } = viewAround(places.map(project))
        expect(Math.max(width / height, height / width)).toBeLessThan(1.25)
      }),
    )
  })

  it('shows where the shopper looks from, and comes nearer to it on demand', () => {
    const center = { lat: 52.6, lng: 13.3 }
    const question = { stores: [store(1, 52.5, 13.4)], center }
    const near = describeMap({ ...question, radiusKm: 10 })

    expect(near.around?.diameter).toBeGreaterThan(25)
    const nearer = describeMap({ ...question, zoom: 1 })
    expect(nearer.view.width).toBeLessThan(describeMap(question).view.width)
    expect(nearer.around).toMatchObject({ isCovered: false })
    expect(nearer.around?.x).toBeCloseTo(50, 0)
  })

  it('draws all of the circle or nothing of it', () => {
    fc.assert(
      fc.property(
        stores,
        somewhere,
        fc.constantFrom(10, 25, 50, 100),
        fc.integer({ min: -3, max: 3 }),
        (list, center, radiusKm, zoom) => {
          const { around, view } = describeMap({ stores: list, center, radiusKm, zoom })
          const half = (around?.diameter ?? 0) / 2
          if (!around || half === 0) return
          const high = (half * view.width) / view.height
          expect(around.x - half).toBeGreaterThanOrEqual(0)
          expect(around.x + half).toBeLessThanOrEqual(100)
          expect(around.y - high).toBeGreaterThanOrEqual(0)
          expect(around.y + high).toBeLessThanOrEqual(100)
        },
      ),
    )
  })

  it('hides no store below the links in its corner', () => {
    const far = fc.double({ min: 0, max: 3, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(far, far), { minLength: 1, maxLength: 9 }), (places) => {
        const list = places.map(([up, right], index) => store(index + 1, 48 + up, 8 + right))
        const { view } = describeMap({ stores: list })
        const covered = list.filter(({ geoPoint }) => isInCorner(placeIn(view, project(geoPoint))))
        expect(covered).toEqual([])
      }),
    )
  })

  it.each([
    { lat: -90, lng: 0 },
    { lat: 40.7, lng: -74 },
  ])('stays at home when somebody asks from %o', (center) => {
    const { around, view } = describeMap({ stores: KOELN, center })

    expect(around).toBeNull()
    expect(view).toEqual(describeMap({ stores: KOELN }).view)
  })
})

describe('[2.16] names on the map', () => {
  it('are those of the stores, never of a neighbour', () => {
    const list = [store(1, 51.46, 7.01, 'Essen'), store(2, 48.2, 16.4, 'Wien')]
    const { labels } = describeMap({ stores: list })

    expect(labels.map(({ name, beside }) => [name, beside])).toEqual([
      ['Wien', 'pin'],
      ['Essen', 'pin'],
    ])
  })

  it('stand at their own pin, not between two', () => {
    const list = [
      store(1, 46.95, 7.45, 'Bern'),
      store(2, 46.2, 6.15, 'Genève'),
      store(3, 54.3, 10.1),
    ]
    const { labels, pins } = describeMap({ stores: list })

    for (const label of labels) {
      const { left, right, top, bottom } = labelBox(label, 330)
      for (const { ids, ...at } of pins.filter(({ x, y }) => x !== label.x || y !== label.y)) {
        const pin = pinBox({ ids, ...at }, 330)
        const isBeside = top < pin.bottom && bottom > pin.top
        const gap = Math.max(left - pin.right, pin.left - right)
        expect(isBeside && gap < 10, label.name).toBe(false)
      }
    }
  })

  it('say from near which towns are around, the largest first', () => {
    const { labels } = describeMap({ stores: [store(1, 50.94, 6.96, 'Köln')], leastKm: 120 })

    expect(labels[0]).toMatchObject({ name: 'Köln', beside: 'pin' })
    expect(labels.slice(1, 3).map(({ name }) => name)).toEqual(['Düsseldorf', 'Essen'])
    expect(new Set(labels.map(({ name }) => name)).size).toBe(labels.length)
  })

  it.each([330, 380, 600, 750])('lie over no pin and no other name on a map of %i px', (height) => {
    fc.assert(
      fc.property(stores, (list) => {
        const { labels, pins } = describeMap({ stores: list })
        const shown = labels.filter(({ isLargeOnly }) => height >= 600 || !isLargeOnly)
        const boxes = shown.map((label) => labelBox(label, height))
        const others = pins.map((pin) => pinBox(pin, height))
        for (const [index, box] of boxes.entries()) {
          const taken = [...others, ...boxes.slice(index + 1)]
          expect(
            taken.some((other) => overlap(box, other)),
            shown[index]?.name,
          ).toBe(false)
        }
      }),
    )
  })
})
