import type { TrackingSettings } from '@saum/contract/tracking-settings'
import type { Shop } from '@saum/domain/shops'
import { emitShopEvent } from '@saum/engine/analytics/emit-event'
import type { EventProduct } from '@saum/engine/analytics/events'
import { createEngine } from '@saum/engine/create-engine'
import type { Engine } from '@saum/engine/engine'
import type { Destination } from '@saum/tracking/destinations/destination'
import type { TrackedItem } from '@saum/tracking/entities/tracked-item'
import type { TrackingEvent } from '@saum/tracking/events/tracking-event'
import { browserEnvironment } from '#app/engine/browser-environment.ts'
import { engineOptions } from '#app/engine/provider.ts'
import { askAccess, renewAccess } from '#app/engine/renew-access.ts'
import { optionalPart } from '#app/navigation/optional-part.ts'
import { analyticsOf } from './usage-analytics.ts'

type Tell = (event: TrackingEvent) => void

/** What the search provider learns from: what was looked at, opened, put in the basket and bought. */
export async function openSearchUsage(
  shop: Shop,
  settings: TrackingSettings,
): Promise<Destination> {
  const { accessToken, ...provider } = await askAccess(shop)
  const options = engineOptions(shop, provider, location.href)
  const engineOf = (mode: TrackingSettings['analyticsMode']) =>
    createEngine(
      {
        ...options,
        accessToken,
        renewAccessToken: () => renewAccess(shop),
        classic: { locale: shop.locale },
        analytics: { ...options.analytics, ...analyticsOf(mode, settings, provider) },
      },
      browserEnvironment(),
    )
  const shopEngine = engineOf('next')
  const tellShop: Tell = (event) => tellShopEvent(shopEngine, event)
  const isLegacy = settings.analyticsMode === 'legacy'
  const engines = isLegacy ? [shopEngine, engineOf('legacy')] : [shopEngine]
  const tell = isLegacy ? await legacyTell(engines[1] ?? shopEngine, tellShop) : tellShop
  const token = createTokenKeeper(engines, () => renewAccess(shop))
  return {
    service: 'search-usage',
    deliver(events, isLeaving) {
      const tellAll = () => events.forEach(tell)
      // Nothing can be waited for while the page goes away: an old token is better than none.
      if (isLeaving || token.isFresh()) tellAll()
      else void token.renew().then(tellAll)
    },
  }
}

/** Tokens end after a quarter of an hour, and a beacon is not told that its own has. */
const TOKEN_LIFE_MS = 10 * 60_000

function createTokenKeeper(engines: readonly Engine[], ask: () => Promise<string>) {
  let renewedAt = performance.now()
  return {
    isFresh: () => performance.now() - renewedAt < TOKEN_LIFE_MS,
    async renew(): Promise<void> {
      renewedAt = performance.now()
      // Without an answer the old one is tried; the provider may be the one that is away.
      const accessToken = await ask().catch(() => null)
      if (accessToken === null) return
      for (const { configuration } of engines) {
        configuration.update((all) => ({ ...all, accessToken }))
      }
    },
  }
}

/** Only who speaks the older protocol loads it; it has no words for baskets and orders. */
async function legacyTell(engine: Engine, tellShop: Tell): Promise<Tell> {
  const { createLegacyUsage } = await optionalPart(() => import('./legacy-usage.ts'))
  const tellUsage = createLegacyUsage(engine)
  return (event) => {
    if (!tellUsage(event)) tellShop(event)
  }
}

/** Searches are known to the provider already: the request of the page was one. */
export function tellShopEvent(engine: Engine, event: TrackingEvent): void {
  const { name, items = [], responseId = '' } = event
  switch (name) {
    case 'view_item':
      for (const item of items)
        emitShopEvent(engine, 'ec.productView', { product: productOf(item) })
      return
    case 'select_item':
      for (const item of items) {
        const position = item.index ?? 1
        emitShopEvent(engine, 'ec.productClick', { product: productOf(item), position, responseId })
      }
      return
    case 'add_to_cart':
    case 'remove_from_cart':
      for (const item of items) {
        emitShopEvent(engine, 'ec.cartAction', {
          action: name === 'add_to_cart' ? 'add' : 'remove',
          quantity: item.quantity ?? 1,
          product: productOf(item),
        })
      }
      return
    case 'purchase':
      emitShopEvent(engine, 'ec.purchase', {
        products: items.map((item) => ({ quantity: item.quantity ?? 1, product: productOf(item) })),
        transaction: { id: event.transactionId ?? '', revenue: event.value ?? 0 },
      })
      return
    default:
  }
}

function productOf({ item_id, item_name, price = Number.NaN }: TrackedItem): EventProduct {
  return { productId: item_id, name: item_name, price }
}
