import { createBackend } from '@saum/contract/backend'
import { SHOPS } from '@saum/domain/shops'
import { aBranch } from '@saum/testing/catalog-extras'
import { startTestBackend } from '@saum/testing/test-backend'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { backendContext, shopContext } from '#app/server/context.ts'
import { routeArgs, thrownBy } from '#app/server/test-customer-context.ts'
import { loader } from './route.tsx'

const [de] = SHOPS

const week = aBranch().openingTimes
const STORE = aBranch({
  id: 3001,
  slug: 'berlin-lindenhof',
  referenceKey: 'DE-10119-01',
  name: 'Saum Lindenhof',
  services: [{ key: 'returns', name: { 'de-DE': 'Rückgabe' } }],
  accessibility: { stepFree: true },
  openingTimes: {
    ...week,
    exceptions: [
      { date: '2020-12-25', hours: [] },
      { date: inDays(10), name: { 'de-DE': 'Feiertag' }, hours: [] },
      { date: inDays(300), hours: [] },
    ],
  },
})
const OTHER = aBranch({ id: 3002, slug: 'berlin-speicher', name: 'Saum Speicher' })

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

async function load(slug: string) {
  const service = await startTestBackend({ catalog: { branches: [STORE, OTHER] } })
  const context = new RouterContextProvider()
  context.set(shopContext, de)
  context.set(
    backendContext,
    createBackend(service.transport, { shopId: de.shopId, requestId: 'test' }),
  )
  return loader(routeArgs(context, `/de/location/${slug}/`, { params: { slug } }))
}

describe('[2.16] the page of a store', () => {
  it('knows its hours, the special days of the coming weeks and its neighbours', async () => {
    const store = await load('berlin-lindenhof')

    expect(store).toMatchObject({ name: 'Saum Lindenhof', country: 'Deutschland' })
    expect(store.week).toHaveLength(7)
    expect(store.specialDays).toEqual([{ date: inDays(10), name: 'Feiertag', hours: [] }])
    expect(store.nearby.map(({ name }) => name)).toEqual(['Saum Speicher'])
    expect(store.map.pins[0]?.ids).toContain(3001)
  })

  it.each(['berlin-mitte-3001', 'DE-10119-01', 'Berlin-Lindenhof', '3001'])(
    'leads from its older address %s to that of today, for good',
    async (slug) => {
      const answer = (await thrownBy(() => load(slug))) as Response

      expect(answer.status).toBe(301)
      expect(answer.headers.get('location')).toBe('/de/location/berlin-lindenhof/')
    },
  )

  it.each(['nowhere', 'x'.repeat(300), '..', '9999', ' '])('does not exist as %j', async (slug) => {
    expect(await thrownBy(() => load(slug))).toMatchObject({ init: { status: 404 } })
  })
})
