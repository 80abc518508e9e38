import { getStoreBySlug, getStores } from '@saum/contract/branch'
import { SHOPS, type Shop } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCatalog } from '@saum/testing/catalog-builders'
import { aBranch } from '@saum/testing/catalog-extras'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { DatabaseEngine } from '../database/database.ts'
import type { BranchDocument } from '../documents/branch-document.ts'

const [de, , ch, , en] = SHOPS
const MONDAY_NOON = Date.parse('2026-11-16T12:00:00+01:00')

const BERLIN = { lat: 52.52, lng: 13.4 }
const VARIANT = 330_101

const branches = [
  inTown('Berlin', '10119', { id: 1, lat: 52.5277, lng: 13.4025, district: 'Mitte' }),
  inTown('Berlin', '12163', { id: 2, lat: 52.457, lng: 13.321, district: 'Steglitz' }),
  inTown('Konstanz', '78462', { id: 3, lat: 47.66, lng: 9.175 }),
  inTown('Kreuzlingen', '8280', { id: 4, lat: 47.65, lng: 9.178, country: 'CH' }),
  inTown('Zürich', '8001', { id: 5, lat: 47.372, lng: 8.539, country: 'CH' }),
  { ...inTown('Berlin', '10117', { id: 6, lat: 52.52, lng: 13.4 }), isActive: false },
]

function inTown(
  city: string,
  zipCode: string,
  place: { id: number; lat: number; lng: number; country?: 'DE' | 'CH'; district?: string },
): BranchDocument {
  const { id, lat, lng, country = 'DE', district } = place
  const street = { street: 'Zwirngasse', houseNumber: '3' }
  return aBranch({
    id,
    address: { ...street, zipCode, city, countryCode: country, ...(district && { district }) },
    geoPoint: { lat, lng },
  })
}

function aShop(
  engine: DatabaseEngine,
  { documents = branches, now = MONDAY_NOON }: { documents?: BranchDocument[]; now?: number } = {},
): Promise<TestBackend> {
  const catalog = aCatalog({ branches: documents })
  return startTestBackend({ engine, catalog, now: () => now })
}

function idsIn(body: unknown): number[] {
  return v.parse(getStores.result, body).data.map(({ id }) => id)
}

describe.each(TEST_ENGINES)('[2.16] finding branches on %s', (engine) => {
  it('answers a point with the branches around it, nearest first, with their distance', async () => {
    const backend = await aShop(engine)

    const { body } = await backend.post(getStores, { filters: { geoPoint: BERLIN } })

    const { data, meta } = v.parse(getStores.result, body)
    expect(data.map(({ id, distance }) => [id, distance])).toEqual([
      [1, 873],
      [2, 8814],
    ])
    expect(meta).toEqual({ searchAddress: BERLIN })
  })

  it('looks ten kilometers far unless asked otherwise', async () => {
    const backend = await aShop(engine)
    const around = async (radius: number) =>
      idsIn((await backend.post(getStores, { filters: { geoPoint: BERLIN, radius } })).body)

    expect(await around(0)).toEqual([])
    expect(await around(5_000)).toEqual([1])
    expect(await around(1_000_000)).toEqual([1, 2, 3, 4, 5])
  })

  it.each([
    ['Berlin', [1, 2]],
    ['berlin mitte', [1]],
    ['D-10119 Berlin', [1]],
    ['12167', [2]],
    ['Zwirngasse 3, 8001 Zürich', [5]],
    ['Zuerich', [5]],
    ['ZURICH', [5]],
    ['Zurich, Schweiz', [5]],
  ])('knows where %s is', async (address, ids) => {
    const backend = await aShop(engine)

    const { body } = await backend.post(getStores, { filters: { address, radius: 8_000 } })

    expect(idsIn(body)).toEqual(ids)
    expect(body).toMatchObject({ meta: { searchAddress: { lat: expect.any(Number) } } })
  })

  it.each(['Atlantis', '00000', '???', '0', 'Straße', '\u0000', "'; drop table branch; --"])(
    'finds nothing near %s, which it does not know',
    async (address) => {
      const backend = await aShop(engine)

      const answer = await backend.post(getStores, { filters: { address } })

      expect(answer).toMatchObject({
        status: 200,
        body: { data: [], meta: { searchAddress: null } },
      })
    },
  )

  it('shows the branches of the shop’s own country first, and no border ends the list', async () => {
    const backend = await aShop(engine)
    const around = async (shop: Shop) => {
      const payload = { filters: { geoPoint: { lat: 47.65, lng: 9.178 } } }
      return idsIn((await backend.post(getStores, payload, shop.shopId)).body)
    }

    expect(await around(de)).toEqual([3, 4])
    expect(await around(ch)).toEqual([4, 3])
    expect(await around(en)).toEqual([3, 4])
  })

  it('shows the nearest first to whoever wants to walk there', async () => {
    const backend = await aShop(engine)
    const filters = { geoPoint: { lat: 47.652, lng: 9.178 }, radius: 200_000 }

    const { body } = await backend.post(getStores, { filters, order: 'nearest' })

    const { data } = v.parse(getStores.result, body)
    expect(data.map(({ id }) => id)).toEqual([4, 3, 5])
    const distances = data.map(({ distance = -1 }) => distance)
    expect(distances).toEqual(distances.toSorted((left, right) => left - right))
  })

  it.each([
    ['Rostock', 1],
    ['Schaffhouse', 5],
    ['Lörrach', 5],
    ['18055', 1],
    ['CH-8200', 5],
  ])('knows %s, where there is no branch, and which one is nearest', async (address, nearest) => {
    const backend = await aShop(engine)
    const filters = { address, radius: 1_000_000 }

    const { body } = await backend.post(getStores, { filters, order: 'nearest', perPage: 1 })

    expect(idsIn(body)).toEqual([nearest])
  })

  it.each([undefined, null, {}, { filters: {} }])(
    'lists every branch by town when asked with %j',
    async (payload) => {
      const backend = await aShop(engine)

      const { body } = await backend.post(getStores, payload, ch.shopId)

      expect(idsIn(body)).toEqual([4, 5, 1, 2, 3])
      expect(body).not.toHaveProperty('data.0.distance')
    },
  )

  it('stops at the asked number', async () => {
    const backend = await aShop(engine)

    expect(idsIn((await backend.post(getStores, { perPage: 2 })).body)).toEqual([1, 2])
  })

  it('knows new branches as soon as they are imported', async () => {
    const backend = await aShop(engine, { documents: [] })
    expect((await backend.post(getStores, {})).body).toMatchObject({ data: [] })

    await backend.importCatalog({ branches })

    expect(idsIn((await backend.post(getStores, {})).body)).toHaveLength(5)
  })
})

describe.each(TEST_ENGINES)('[2.16] the address of a branch on %s', (engine) => {
  const moved = aBranch({ id: 3001, slug: 'berlin-lindenhof', referenceKey: 'DE-10119-01' })
  const closed = { ...aBranch({ id: 3002, slug: 'berlin-zu' }), isActive: false }

  it.each(['berlin-lindenhof', 'Berlin-Lindenhof', 'de-10119-01', 'berlin-mitte-3001', '3001'])(
    'leads from %s to what it is called today',
    async (slug) => {
      const backend = await aShop(engine, { documents: [moved, closed] })

      const answer = await backend.post(getStoreBySlug, { slug, with: ['openingTimes'] })

      expect(answer).toMatchObject({ status: 200, body: { id: 3001, slug: 'berlin-lindenhof' } })
      expect(answer.body).toHaveProperty('openingTimes')
    },
  )

  it.each(['berlin', 'berlin-zu', 'berlin-zu-3002', '-', '30011', '../3001x'])(
    'leads nowhere from %s',
    async (slug) => {
      const backend = await aShop(engine, { documents: [moved, closed] })

      expect(await backend.post(getStoreBySlug, { slug })).toMatchObject({
        status: 404,
        body: { kind: 'branch-not-found' },
      })
    },
  )

  it.each(['', ' ', 'x'.repeat(201)])('is refused when it is %j', async (slug) => {
    const backend = await aShop(engine, { documents: [moved] })

    expect(await backend.post(getStoreBySlug, { slug })).toMatchObject({ status: 400 })
  })
})

describe.each(TEST_ENGINES)('what is told of a branch on %s', (engine) => {
  const service = {
    key: 'alterations',
    name: { 'de-DE': 'Änderungen, große', 'fr-CH': 'Retouches', 'en-GB': 'Alterations' },
    text: { 'de-DE': 'Wir nähen.' },
  }
  const holiday = { date: '2026-12-25', name: { 'de-DE': 'Weihnachten' }, hours: [] }
  const past = { date: '2026-11-14', hours: [] }
  const yesterday = { date: '2026-11-15', hours: [] }
  const today = { date: '2026-11-16', hours: [{ timeFrom: '10:00', timeUntil: '14:00' }] }
  const week = aBranch().openingTimes
  const branch = aBranch({
    services: [service, { key: 'nameless', name: { 'en-GB': 'Only English' } }],
    openingTimes: { ...week, exceptions: [past, yesterday, today, holiday] },
    accessibility: { stepFree: true },
    stock: [{ variantId: VARIANT, quantity: 7 }],
  })

  async function told(shop: Shop, payload: object): Promise<unknown> {
    const backend = await aShop(engine, { documents: [branch] })
    const { body } = await backend.post(getStores, payload, shop.shopId)
    return v.parse(getStores.result, body).data[0]
  }

  it('leaves parts out that nobody asked for, and stock always', async () => {
    const bare = await told(de, {})

    expect(bare).toMatchObject({ id: 81, timeZone: 'Europe/Berlin', isActive: true })
    for (const part of ['openingTimes', 'settings', 'images', 'customData', 'stock', 'phone']) {
      expect(bare).not.toHaveProperty(part)
    }
  })

  it('adds the parts that were asked for', async () => {
    expect(
      await told(de, { with: ['openingTimes', 'settings', 'images', 'customData'] }),
    ).toMatchObject({
      openingTimes: {
        mon: week.mon,
        exceptions: [yesterday, today, { date: '2026-12-25', name: 'Weihnachten', hours: [] }],
        currentlyOpen: true,
        minutesUntilClosed: 120,
      },
      settings: { clickAndCollect: true, shipFromStore: false },
      images: [],
      customData: { accessibility: { stepFree: true } },
    })
  })

  it.each([
    [SHOPS[0], [{ name: 'Änderungen, große', text: 'Wir nähen.' }]],
    [SHOPS[1], [{ name: 'Änderungen, große', text: 'Wir nähen.' }]],
    [SHOPS[2], [{ name: 'Änderungen, grosse', text: 'Wir nähen.' }]],
    [SHOPS[3], [{ name: 'Retouches' }]],
    [SHOPS[4], [{ name: 'Alterations' }, { key: 'nameless', name: 'Only English' }]],
  ])('names services in the words of shop $path', async (shop, services) => {
    expect(await told(shop, { with: ['customData'] })).toMatchObject({ customData: { services } })
  })
})

describe('bad questions about branches', () => {
  it.each([
    ['a radius below zero', { filters: { radius: -1 } }, 'filters.radius'],
    ['a radius around the world', { filters: { radius: 1e9 } }, 'filters.radius'],
    ['a radius that is no number', { filters: { radius: 'far' } }, 'filters.radius'],
    ['NaN, which JSON sends as null', { filters: { radius: Number.NaN } }, 'filters.radius'],
    [
      'a latitude beyond the pole',
      { filters: { geoPoint: { lat: 91, lng: 0 } } },
      'filters.geoPoint.lat',
    ],
    [
      'a longitude beyond the line',
      { filters: { geoPoint: { lat: 0, lng: -181 } } },
      'filters.geoPoint.lng',
    ],
    ['half a point', { filters: { geoPoint: { lat: 0 } } }, 'filters.geoPoint.lng'],
    [
      'an infinite point',
      { filters: { geoPoint: { lat: Infinity, lng: 0 } } },
      'filters.geoPoint.lat',
    ],
    ['an endless address', { filters: { address: 'x'.repeat(10_000) } }, 'filters.address'],
    ['an empty address', { filters: { address: '  ' } }, 'filters.address'],
    ['no branches at all', { perPage: 0 }, 'perPage'],
    ['too many branches', { perPage: 501 }, 'perPage'],
    ['an unknown part', { with: ['secrets'] }, 'with.0'],
    ['a text as filters', { filters: 'Berlin' }, 'filters'],
  ])('are answered with 400: %s', async (_, payload, property) => {
    const backend = await startTestBackend()

    const answer = await backend.send({ name: getStores.name, body: JSON.stringify({ payload }) })

    expect(answer).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
    expect(answer.body).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ property })]),
    })
  })

  it('do not mind names of towns in every script', async () => {
    const backend = await startTestBackend({ catalog: { branches: [aBranch()] } })

    for (const address of ['東京', '🏬', '\u0000', '%', "'; drop table branch; --", 'ß', '٣٤٥٦']) {
      expect(await backend.post(getStores, { filters: { address } })).toMatchObject({ status: 200 })
    }
  })
})
