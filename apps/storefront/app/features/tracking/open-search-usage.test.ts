import type { TrackingSettings } from '@saum/contract/tracking-settings'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { anAnalyticsEngine } from '@saum/engine/analytics/test-analytics'
import { aTestEnvironment } from '@saum/engine/test-environment'
import type { TrackingEvent } from '@saum/tracking/events/tracking-event'
import { anEvent, anItem } from '@saum/tracking/test-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSearchUsage, tellShopEvent } from './open-search-usage.ts'

const COAT = { productId: '7', name: 'Mantel Ottilie', price: 99.95 }
const EVENTS = 'https://saum.example/rest/organizations/saum/events/v1?access_token=token'
const USAGE = 'https://saum.example/rest/v15/analytics'

interface SentEvent {
  meta: { type: string; clientId: string }
}

function emitted(event: TrackingEvent): object[] {
  const environment = aTestEnvironment()
  tellShopEvent(anAnalyticsEngine({}, environment), event)
  return environment.beacons.map(({ body }) => {
    const [{ meta, ...facts }] = JSON.parse(body) as [SentEvent]
    return { type: meta.type, ...facts }
  })
}

describe('[7.38] [7.54] shop events in the words of the provider', () => {
  it.each([
    [
      anEvent({ name: 'view_item', items: [anItem()] }),
      [{ type: 'ec.productView', currency: 'EUR', product: COAT }],
    ],
    [
      anEvent({ name: 'select_item', items: [anItem({ index: 26 })], responseId: 'answer' }),
      [
        {
          type: 'ec.productClick',
          currency: 'EUR',
          product: COAT,
          position: 26,
          responseId: 'answer',
        },
      ],
    ],
    [
      anEvent({ name: 'add_to_cart', items: [anItem({ quantity: 2 }), anItem()] }),
      [
        { type: 'ec.cartAction', currency: 'EUR', action: 'add', quantity: 2, product: COAT },
        { type: 'ec.cartAction', currency: 'EUR', action: 'add', quantity: 1, product: COAT },
      ],
    ],
    [
      anEvent({ name: 'remove_from_cart', items: [anItem({ quantity: 3 })] }),
      [{ type: 'ec.cartAction', currency: 'EUR', action: 'remove', quantity: 3, product: COAT }],
    ],
    [
      anEvent({
        name: 'purchase',
        items: [anItem({ quantity: 2 })],
        value: 199.9,
        transactionId: 'DE26-1',
      }),
      [
        {
          type: 'ec.purchase',
          currency: 'EUR',
          products: [{ quantity: 2, product: COAT }],
          transaction: { id: 'DE26-1', revenue: 199.9 },
        },
      ],
    ],
  ])('%#', (event, sent) => {
    expect(emitted(event)).toEqual(sent)
  })

  it.each(['page_view', 'search', 'view_item_list', 'web_vitals', 'begin_checkout'] as const)(
    'are none of %s',
    (name) => {
      expect(emitted(anEvent({ name, items: [anItem()] }))).toEqual([])
    },
  )
})

/** As much of a browser as an engine looks at; the visitor has agreed. */
function aBrowser(status = 200) {
  const sent: { url: string; by: 'beacon' | 'fetch' }[] = []
  const stored = new Map<string, string>()
  const access = {
    organizationId: 'saum',
    accessToken: 'token',
    commerceBaseUrl: 'https://saum.example/commerce',
    trackingId: 'comma_de',
    analyticsBaseUrl: 'https://saum.example',
  }
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/rpc/getSearchAccess')) return Response.json(access, { status })
    sent.push({ url, by: 'fetch' })
    return Response.json({ visitId: 'v', visitorId: '' })
  })
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0',
    doNotTrack: null,
    sendBeacon: (url: string) => sent.push({ url, by: 'beacon' }) > 0,
  })
  vi.stubGlobal('document', { cookie: '', referrer: '', title: 'Mäntel' })
  vi.stubGlobal('location', { href: 'https://saum.example/de/', protocol: 'https:' })
  vi.stubGlobal('addEventListener', () => {})
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
  return { sent, stored, access }
}

function settings(analyticsMode: TrackingSettings['analyticsMode']): TrackingSettings {
  return { services: ['search-usage'], analyticsMode }
}

const VIEW = anEvent({ name: 'view_item', items: [anItem()] })
const ADD = anEvent({ name: 'add_to_cart', items: [anItem()] })

afterEach(() => void vi.unstubAllGlobals())

describe('[4.59] the usage a search provider learns from', () => {
  it('goes by beacon to its events in next mode', async () => {
    const { sent } = aBrowser()

    const { service, deliver } = await openSearchUsage(DEFAULT_SHOP, settings('next'))
    deliver([VIEW, ADD], false)

    expect(service).toBe('search-usage')
    expect(sent).toEqual([
      { url: EVENTS, by: 'beacon' },
      { url: EVENTS, by: 'beacon' },
    ])
  })

  it('[7.52] goes as usage in legacy mode; a basket, which has no words there, as an event', async () => {
    const { sent } = aBrowser()

    const { deliver } = await openSearchUsage(DEFAULT_SHOP, settings('legacy'))
    deliver([VIEW, ADD], false)

    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[0]).toEqual({ url: EVENTS, by: 'beacon' })
    expect(sent[1]?.by).toBe('fetch')
    expect(sent[1]?.url).toMatch(new RegExp(`^${USAGE}/view\\?visitor=[\\da-f-]{36}$`))
  })

  it('goes with a new token where the old one may have ended, unless the page goes away', async () => {
    const { sent, access } = aBrowser()
    const clock = vi.spyOn(performance, 'now')
    const { deliver } = await openSearchUsage(DEFAULT_SHOP, settings('next'))
    clock.mockReturnValue(performance.now() + 11 * 60_000)
    access.accessToken = 'fresh'

    deliver([VIEW], true)
    expect(sent.map(({ url }) => url)).toEqual([EVENTS])
    deliver([VIEW], false)

    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.url).toBe(EVENTS.replace('=token', '=fresh'))
    clock.mockRestore()
  })

  it('is not opened without access, which who asked hears', async () => {
    const { stored } = aBrowser(503)

    await expect(openSearchUsage(DEFAULT_SHOP, settings('next'))).rejects.toThrow('503')
    expect(stored.size).toBe(0)
  })
})
