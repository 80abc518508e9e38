import type { TrackingSettings } from '@saum/contract/tracking-settings'
import type { Shop } from '@saum/domain/shops'
import type { ConsentGate } from '@saum/tracking/consent/consent-gate'
import { toTrackedItem } from '@saum/tracking/entities/tracked-item'
import type { TrackingEnvironment } from '@saum/tracking/environment'
import { createPageViews } from '@saum/tracking/events/page-views'
import type { Tracker } from '@saum/tracking/events/tracker'
import type { TrackingFacts } from '@saum/tracking/events/tracking-event'
import { optionalPart } from '#app/navigation/optional-part.ts'
import { basketState } from '#app/visitor/basket-state.ts'
import { onWish, type WishHappening } from '#app/visitor/wish-happenings.ts'
import { followBasket, loadBasket } from './follow-basket.ts'
import { followCheckout } from './follow-checkout.ts'
import { followClicks, promotionsIn } from './follow-clicks.ts'
import { onceAllowed } from '@saum/tracking/consent/once-allowed'
import { pageEvents } from './page-events.ts'
import { pageExposures } from './page-exposures.ts'
import { productOnPage } from './page-tiles.ts'
import { createToldOrders } from './told-orders.ts'
import { toTrackedPage } from './tracked-page.ts'
import type { VisitedPage } from './visited-page.ts'

export interface Follower {
  /** The visitor has come to a page. */
  arrive(page: VisitedPage): void
}

interface FollowerParts {
  tracker: Tracker
  settings: TrackingSettings
  shop: Shop
  gate: ConsentGate
  environment: TrackingEnvironment
  onBeforeNext(listener: () => void): () => void
}

const TOLD_OF_ORDERS = ['visit-statistics', 'search-usage', 'tag-manager'] as const

/** Follows a visitor through the tab and tells the tracker what they do, in the page they do it on. */
export function createFollower(parts: FollowerParts): Follower {
  const { tracker, settings, shop, gate, environment, onBeforeNext } = parts
  const orders = createToldOrders(environment.storage, () =>
    TOLD_OF_ORDERS.some((service) => gate.allows(service)),
  )
  let current: VisitedPage | null = null

  function tellOf(page: VisitedPage | null): (facts: TrackingFacts) => void {
    return (facts) => {
      if (page) tracker.track(facts, toTrackedPage(page))
    }
  }

  function tell(facts: TrackingFacts): void {
    tellOf(current)(facts)
  }

  function tellPage(page: VisitedPage): void {
    const promotions = page.title === null ? promotionsIn(document) : []
    const events = pageEvents(page).filter(isNews)
    const exposures = pageExposures(settings, page, gate)
    for (const facts of [{ name: 'page_view' } as const, ...events, ...exposures, ...promotions]) {
      tellOf(page)(facts)
    }
  }

  function isNews({ transactionId }: TrackingFacts): boolean {
    if (transactionId === undefined) return true
    if (orders.has(transactionId)) return false
    for (const service of TOLD_OF_ORDERS) {
      onceAllowed(gate, service, () => orders.keep(transactionId))
    }
    return true
  }

  function tellWish({ productId, isWished }: WishHappening): void {
    const name = isWished ? 'add_to_wishlist' : 'remove_from_wishlist'
    const item = toTrackedItem(productOnPage(current?.data, productId))
    tell({ name, list: 'wishlist', items: [item] })
  }

  const views = createPageViews({ environment, tell: tellPage, onBeforeNext })
  followBasket({ state: basketState(), load: () => loadBasket(shop), tell })
  followClicks(document, () => current, tell)
  followCheckout(document, tell)
  onWish(tellWish)

  /** Browsers measure the document, so the page it came with is the one that felt so. */
  function measure(first: VisitedPage): void {
    onceAllowed(gate, 'visit-statistics', () => {
      optionalPart(() => import('./measure-vitals.ts')).then(
        ({ measureVitals }) => measureVitals(tellOf(first)),
        (error: unknown) => environment.log('warn', 'Pages are not measured.', error),
      )
    })
  }

  return {
    arrive(page) {
      // The visitor may have gone on before anybody could look.
      if (page.title !== null) return tellPage(page)
      if (current === null) measure(page)
      views.arrive(page)
      current = page
    },
  }
}
