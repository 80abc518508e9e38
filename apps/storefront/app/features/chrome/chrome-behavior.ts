import type { Shop } from '@saum/domain/shops'
import type { Translate } from '#app/messages/shop-text.tsx'
import { markCurrentSection } from '#app/navigation/current-section.ts'
import { hasSession } from '#app/visitor/session-hint.ts'
import { showToolCount } from '#app/visitor/tool-count.ts'
import { followVeils, resumeTarget } from '#app/ui/veil.ts'
import { followScroll } from './header-visibility.ts'
import { closeOverlays, followMenu } from './menu-behavior.ts'

/** Brings the chrome to life: it is not React's, so it is driven by listeners on the document. */
export function startChrome(page: Document, text: { shop: Shop; t: Translate }): () => void {
  const stops = [followScroll(page), followMenu(page), followVeils(page)]
  resumeTarget(page)
  labelTools(page, text)
  return () => {
    for (const stop of stops) stop()
  }
}

/** Another page stands below it now. */
export function arriveInChrome(page: Document): void {
  closeOverlays(page)
  markCurrentSection(page)
}

/** Read out as empty rather than as unknown; who has a session is told by the tools themselves. */
function labelTools(page: Document, { shop, t }: { shop: Shop; t: Translate }): void {
  const isEmpty = !hasSession(page.cookie, shop)
  showToolCount(page, 'basket', {
    count: 0,
    label: isEmpty ? t('header.basket_count', { count: 0 }) : t('basket.title'),
  })
  showToolCount(page, 'wishlist', {
    count: 0,
    label: isEmpty ? t('header.wishlist_count', { count: 0 }) : t('wishlist.title'),
  })
}
