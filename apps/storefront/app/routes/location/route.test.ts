import { createBackend } from '@saum/contract/backend'
import { SHOPS, type Shop } from '@saum/domain/shops'
import { aDress } from '@saum/testing/basket-shopper'
import { aCategory } from '@saum/testing/catalog-builders'
import { aBranch } from '@saum/testing/catalog-extras'
import { startTestBackend } from '@saum/testing/test-backend'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { backendContext, shopContext } from '#app/server/context.ts'
import { routeArgs } from '#app/server/test-customer-context.ts'
import { headers, loader } from './route.tsx'

const [de, , ch] = SHOPS
const VARIANT = 701

interface Place {
  at: readonly [lat: number, lng: number]
  countryCode: 'DE' | 'AT' | 'CH'
}

function place(id: number, town: string, { at: [lat, lng], countryCode }: Place) {
  const [zipCode = '', city = ''] = town.split(' ')
  const address = { street: 'Zwirngasse', houseNumber: '3', zipCode, city, countryCode }
  return aBranch({ id, slug: `saum-${id}`, name: `Saum ${city}`, address, geoPoint: { lat, lng } })
}

const BERLIN = {
  ...place(1, '10119 Berlin', { at: [52.53, 13.4], countryCode: 'DE' }),
  stock: [{ variantId: VARIANT, quantity: 2 }],
}
const KONSTANZ = place(2, '78462 Konstanz', { at: [47.66, 9.18], countryCode: 'DE' })
const ZURICH = place(3, '8001 Zürich', { at: [47.37, 8.54], countryCode: 'CH' })
const GRAZ = place(4, '8010 Graz', { at: [47.07, 15.44], countryCode: 'AT' })

async function ask(query: string, shop: Shop = de) {
  const service = await startTestBackend({
    catalog: {
      categories: [aCategory()],
      products: [aDress()],
      branches: [BERLIN, KONSTANZ, ZURICH, GRAZ],
    },
  })
  const context = new RouterContextProvider()
  context.set(shopContext, shop)
  context.set(
    backendContext,
    createBackend(service.transport, { shopId: shop.shopId, requestId: 'test' }),
  )
  const { data, init } = await loader(
    routeArgs(context, `/${shop.path}/location/${query}`, { params: {} }),
  )
  const loaderHeaders = new Headers(init?.headers)
  return {
    ...data,
    names: data.groups.flatMap(({ stores }) => stores.map(({ name }) => name)),
    cache: headers({ loaderHeaders } as never)['cache-control'],
  }
}

describe('[2.16] the store locator', () => {
  it('shows all stores by country, its own first, and may be kept by everybody', async () => {
    const answer = await ask('', ch)

    expect(answer.kind).toBe('all')
    expect(answer.groups.map(({ title }) => title)).toEqual([
      'Schweiz',
      'Deutschland',
      'Österreich',
    ])
    const numbers = answer.groups.flatMap(({ stores }) => stores.map(({ number }) => number))
    expect(numbers).toEqual([1, 2, 3, 4])
    expect(answer.map.pins.length).toBeGreaterThan(1)
    expect(answer.cache).toContain('s-maxage=60')
  })

  it('shows the nearest first, whatever country it is in, and is kept for nobody else', async () => {
    const answer = await ask('?q=Schaffhausen&radius=100')

    expect(answer.names).toEqual(['Saum Zürich', 'Saum Konstanz'])
    expect(answer.groups[0]?.stores[0]).toMatchObject({ number: 1, href: '/de/location/saum-3/' })
    expect(answer.first?.week[0]).toMatchObject({ first: 'mon' })
    expect(answer.cache).toBe('private, no-cache')
  })

  it('looks from the point of a device', async () => {
    expect(await ask('?lat=52.5&lng=13.4')).toMatchObject({ kind: 'near', names: ['Saum Berlin'] })
  })

  it('shows the next ones where there is none, and where that is', async () => {
    const answer = await ask('?q=Rostock')

    expect(answer.kind).toBe('far')
    expect(answer.names[0]).toBe('Saum Berlin')
    expect(answer.map.around).not.toBeNull()
  })

  it('still shows all stores when it does not know the place', async () => {
    expect(await ask('?q=Atlantis')).toMatchObject({ isUnknownPlace: true, kind: 'all', count: 4 })
  })

  it('shows only stores that have the piece somebody wants to see', async () => {
    const answer = await ask(`?variant=${VARIANT}`)

    expect(answer.names).toEqual(['Saum Berlin'])
    expect(answer.piece).toMatchObject({ quantities: { 1: 2 } })
    expect(answer.piece?.href).toMatch(/^\/de\/p\/.+\?variantId=701$/)
  })

  it('says that it does not know a piece and shows all stores', async () => {
    expect(await ask('?variant=999')).toMatchObject({ piece: null, count: 4 })
  })

  it.each(['?q=%00', "?q='%20or%201=1", '?lat=x&lng=y', `?q=${'x'.repeat(500)}`, '?services=%F0'])(
    'answers %s with stores, too',
    async (query) => {
      expect((await ask(query)).count).toBeGreaterThan(0)
    },
  )
})
