import type { ConsentServiceId } from '@saum/domain/consent-services'
import { writeConsent } from '@saum/tracking/consent/consent'
import { aConsent } from '@saum/tracking/test-gate'
import { describe, expect, it } from 'vitest'
import { SHOPS } from '@saum/domain/shops'
import { RouterContextProvider } from 'react-router'
import { aBasketItem } from '#app/features/basket/test-basket.ts'
import { scopeContext, shopContext, type RequestScope } from './context.ts'
import { findSearchVisitor, searchVisitorOf } from './search-visitor.ts'

const NOW = Date.UTC(2026, 10, 17, 10)
const VISITOR = '580f46e5-22e2-4f91-89ad-2e652f376b40'
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

function visitorOf({
  allowed = ['search-usage'] as readonly ConsentServiceId[],
  visitor = `coveo_visitorId=${VISITOR}`,
  headers = {},
  now = NOW,
} = {}) {
  const cookie = `a=1; saum-consent=${writeConsent(aConsent(allowed, NOW))}; ${visitor}`
  return searchVisitorOf(new Headers({ cookie, ...headers }), now)
}

describe('[4.60] [6.5] the visitor a search is told of', () => {
  it('is who agreed to it', () => {
    expect(visitorOf()).toBe(VISITOR)
    expect(visitorOf({ visitor: `coveo_visitorId=${VISITOR.toUpperCase()}` })).toBe(VISITOR)
  })

  it('is nobody who agreed to something else, or whose choice has run out', () => {
    expect(visitorOf({ allowed: [] })).toBeNull()
    expect(visitorOf({ allowed: ['visit-statistics', 'tag-manager'] })).toBeNull()
    expect(visitorOf({ now: NOW + YEAR_MS })).toBeNull()
    expect(searchVisitorOf(new Headers({ cookie: `coveo_visitorId=${VISITOR}` }), NOW)).toBeNull()
    expect(searchVisitorOf(new Headers(), NOW)).toBeNull()
  })

  it.each([{ 'sec-gpc': '1' }, { dnt: '1' }])(
    '[4.61] is nobody whose browser says %j',
    (headers) => {
      expect(visitorOf({ headers })).toBeNull()
    },
  )

  it.each([
    '',
    'coveo_visitorId=',
    'coveo_visitorId=x',
    `xcoveo_visitorId=${VISITOR}`,
    `coveo_visitorId=${VISITOR}0`,
    'coveo_visitorId=580f46e5-22e2-0f91-89ad-2e652f376b40',
    'coveo_visitorId=580f46e5-22e2-4f91-09ad-2e652f376b40',
  ])('[8.30] is nobody by an id that is none: %j', (visitor) => {
    expect(visitorOf({ visitor })).toBeNull()
  })
})

describe('[7.30] [6.5] the visitor of a search page', () => {
  const headers = () => {
    const consent = writeConsent(aConsent(['search-usage'], Date.now()))
    return new Headers({ cookie: `saum-consent=${consent}; coveo_visitorId=${VISITOR}` })
  }

  interface ContextParts {
    key?: string | null
    mode?: string
    status?: number
  }

  function aContext({ key = 'session-1', mode = 'next', status = 200 }: ContextParts = {}) {
    const asked: string[] = []
    const body = JSON.stringify({ basket: { items: [aBasketItem({ quantity: 2 })] } })
    const context = new RouterContextProvider()
    context.set(shopContext, SHOPS[0])
    // Nothing else of the request is looked at.
    context.set(scopeContext, {
      requestId: 'request-1',
      session: { key },
      settings: { tracking: { services: ['search-usage'], analyticsMode: mode } },
      services: {
        rpc: async ({ name }: { name: string }) => {
          asked.push(name)
          return { status, contentType: 'application/json', body: status === 200 ? body : '{}' }
        },
      },
    } as unknown as RequestScope)
    return { context, asked }
  }

  it('comes with their basket', async () => {
    const { context } = aContext()

    const visitor = await findSearchVisitor(context, headers())

    expect(visitor).toMatchObject({ id: VISITOR, cart: [{ quantity: 2, name: 'Mantel Ottilie' }] })
  })

  it.each([
    ['has no session', { key: null }],
    ['has a basket that cannot be read', { status: 500 }],
  ])('comes without where the visitor %s', async (_, parts) => {
    const { context } = aContext(parts)

    expect(await findSearchVisitor(context, headers())).toEqual({ id: VISITOR, cart: [] })
  })

  it.each([
    ['without consent', {}, new Headers()],
    ['in legacy mode', { mode: 'legacy' }, headers()],
  ])('is null %s, and the basket is not loaded', async (_, parts, given) => {
    const { context, asked } = aContext(parts)

    expect(await findSearchVisitor(context, given)).toBeNull()
    expect(asked).toEqual([])
  })
})
