import { DEFAULT_SHOP } from '@saum/domain/shops'
import { commonBody } from '@saum/engine/calls/common-body'
import { createEngine } from '@saum/engine/create-engine'
import { emitShopEvent } from '@saum/engine/analytics/emit-event'
import { ROUTE_PATHS, SECRET, secretAddresses } from '@saum/testing/secret-addresses'
import { createDataLayer } from '@saum/tracking/destinations/data-layer'
import { toVisitEvent } from '@saum/tracking/destinations/visit-event'
import { sendFeedback } from '@saum/tracking/feedback/send-feedback'
import { anEvent, anItem } from '@saum/tracking/test-event'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserEnvironment } from '#app/engine/browser-environment.ts'
import { engineOptions } from '#app/engine/provider.ts'
import { createReportClient } from '#app/features/error-reports/report-client.ts'
import { ShopSwitch } from '#app/features/shop-switch/shop-switch.tsx'
import { openAnswer } from '#app/features/answer/open-answer.ts'
import { shareThisPage } from '#app/features/share/share-this-page.ts'
import { createLegacyUsage } from '#app/features/tracking/legacy-usage.ts'
import { toTrackedPage } from '#app/features/tracking/tracked-page.ts'
import { toVisitedPage } from '#app/features/tracking/visited-page.ts'
import { SECRET_PAGES } from '#app/navigation/secret-pages.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { renderInShop } from '#app/ui/test-render.tsx'
import { aListingWorld } from './listing/test-listing-context.ts'
import { openEngine } from './search-engine.ts'

const ORIGIN = 'https://saum.example'
const PROVIDER = { organizationId: 'saum', commerceBaseUrl: `${ORIGIN}/rest`, trackingId: 'saum' }
const DSN = 'https://key@reports.example/1'

/** Addresses of pages that show what a secret opens, or what is not to be told: their title shows it, too. */
const TELLING = new Set(
  secretAddresses(
    Object.entries(ROUTE_PATHS)
      .filter(([pattern, path]) => path.includes('{secret}') || pattern in SECRET_PAGES)
      .map(([, path]) => path),
  ),
)

let sent: string[] = []
let pending: Promise<void>[] = []

/** A tab at an address, come from another page with an address like it. */
function openTab(address: string): URL {
  const url = new URL(address, ORIGIN)
  vi.stubGlobal('location', url)
  const title = TELLING.has(address) ? `Bestellung ${SECRET} | Saum` : 'Saum'
  vi.stubGlobal('document', { referrer: url.href, cookie: '', title })
  vi.stubGlobal('addEventListener', () => {})
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('window', { location: url, localStorage })
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0',
    doNotTrack: null,
    sendBeacon: (to: string, body: Blob) => {
      pending.push(body.text().then((text) => void sent.push(to, text)))
      return true
    },
  })
  vi.stubGlobal('fetch', async (to: string, { body }: { body?: string | Uint8Array } = {}) => {
    sent.push(to, typeof body === 'string' ? body : new TextDecoder().decode(body))
    return new Response(JSON.stringify({ ...PROVIDER, accessToken: 'x' }), {
      headers: { 'content-type': 'application/json' },
    })
  })
  return url
}

beforeEach(() => {
  sent = []
  pending = []
})
afterEach(() => void vi.unstubAllGlobals())

function anEngine(url: URL, mode: 'next' | 'legacy' = 'next') {
  const options = engineOptions(DEFAULT_SHOP, PROVIDER, url.href)
  return createEngine(
    { ...options, accessToken: 'x', analytics: { ...options.analytics, enabled: true, mode } },
    browserEnvironment(),
  )
}

/** By the name of a destination, everything it would be told at an address. */
const DESTINATIONS: Record<string, (url: URL) => unknown> = {
  'the search provider, with every question': (url) => commonBody(anEngine(url)),
  'the search provider, as an event': (url) =>
    emitShopEvent(anEngine(url), 'ec.productView', { product: { productId: '7' } }),
  'the search provider, in its older protocol': (url) => {
    const event = anEvent({ name: 'view_item', items: [anItem()], page: pageAt(url) })
    expect(createLegacyUsage(anEngine(url, 'legacy'))(event)).toBe(true)
  },
  'the search provider, asked by the server': async (url) => {
    const { context } = aListingWorld()
    const visitor = { id: '00000000-0000-4000-8000-000000000001', cart: [] }
    return commonBody((await openEngine(context, url.href, { visitor })).engine)
  },
  'who writes answers': async (url) => {
    const answer = await openAnswer(DEFAULT_SHOP, url.href)
    await answer.ask('Woraus ist der Mantel?')
    answer.stop()
    expect(sent.length).toBeGreaterThan(2)
  },
  'whom the shopper shares the page with': async () => {
    const shared: object[] = []
    await shareThisPage({ share: async (page) => void shared.push(page) }, 'Mantel Ottilie | Saum')
    return shared
  },
  'the environment an engine reads': () => browserEnvironment().navigator(),
  'the tag manager': (url) => {
    const layer: object[] = []
    createDataLayer({
      layer,
      shop: { shopId: 10_028, locale: 'de-DE', currency: 'EUR' },
      customer: { customer_type: 'guest' },
    }).deliver([anEvent({ page: pageAt(url) })], false)
    return layer
  },
  'our own statistics': (url) => toVisitEvent(anEvent({ page: pageAt(url) }), 0),
  'the reporting service': (url) => {
    const client = createReportClient({ dsn: DSN, environment: 'test', release: '1' })
    const { href } = url
    const error = new TypeError(`Failed to load ${href} (${url.pathname}${url.search})`)
    error.stack = `${error.message}\n    at load (${href}:3:7)`
    const steps = [{ from: href, to: url.pathname + url.search, at: 0 }]
    client.send({ error, address: href, at: 0, steps })
  },
  'the feedback dialog': (url) =>
    sendFeedback(
      { dsn: DSN, environment: 'test', release: '1', fetch, newId: () => '1', now: () => 0 },
      { message: 'It broke.', email: '', address: url.href },
    ),
  'the head of the page and its links to other shops': (url) => {
    const Stub = createRoutesStub([
      {
        path: '*',
        Component: () => (
          <>
            <PageHead title="Saum" isIndexed />
            <ShopSwitch />
          </>
        ),
      },
    ])
    return renderInShop(<Stub initialEntries={[url.pathname + url.search + url.hash]} />)
  },
}

function pageAt({ pathname }: URL) {
  return toTrackedPage(toVisitedPage({ pageType: 'home', pathname, data: null }))
}

describe.each(Object.entries(DESTINATIONS))('%s', (_, tell) => {
  it.each(secretAddresses(Object.values(ROUTE_PATHS)))(
    'learns no secret of %s',
    async (address) => {
      const told = await tell(openTab(address))
      await vi.waitFor(() => Promise.all(pending))
      await new Promise((resolve) => setTimeout(resolve))

      expect(told === undefined ? sent : [told]).not.toEqual([])
      expect(JSON.stringify([told, sent])).not.toContain(SECRET)
    },
  )
})
