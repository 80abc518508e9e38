import type { SearchEvent } from '../events/event-log.ts'
import { aHit, aShopSearch, aTestIndex, startTestProtocol } from '../http/test-protocol.ts'
import { analyticsRoutes } from './analytics-routes.ts'

export const EVENTS = '/rest/organizations/saum/events/v1'
export const USAGE = '/rest/v15/analytics'
export const VISITOR = '580f46e5-22e2-4f91-89ad-2e652f376b40'
export const NEW_ID = '00000000-0000-4000-8000-000000000001'

/** The analytics routes of a shop whose range has the products below 1000. */
export function startTestAnalytics() {
  const stored: SearchEvent[] = []
  const events = {
    append: async (more: readonly SearchEvent[]) => void stored.push(...more),
    close: async () => {},
  }
  const index = {
    ...aTestIndex(() => [aHit(1), aHit(2), aHit(3)]),
    products: async (ids: readonly number[]) =>
      ids.filter((id) => id < 1000).map((id) => ({ id, product: '{}' })),
  }
  const routes = analyticsRoutes({ events, newId: () => NEW_ID })
  const { send, accessToken } = startTestProtocol(aShopSearch({ index }), { routes })
  return { send, accessToken, stored }
}

/** One event of the event protocol, as the public client sends it. */
export function aProtocolEvent(
  type: string,
  fields: Record<string, unknown>,
  clientId: unknown = VISITOR,
) {
  return {
    currency: 'EUR',
    ...fields,
    meta: {
      type,
      config: { trackingId: 'comma_de' },
      ts: 1_794_702_486_527,
      source: ['@coveo/headless@3.26.1', 'relay@1.2.1'],
      clientId,
      userAgent: 'Mozilla/5.0',
      referrer: 'https://www.example/',
      location: 'https://shop.example/de/c/damen/',
    },
  }
}

export function aProduct(productId: unknown) {
  return { productId, name: 'Satinbluse', price: 59.99 }
}
