import type { Shop } from '@saum/domain/shops'
import { hasSession } from './session-hint.ts'

/**
 * Asks the shop what it remembers, now and whenever the page comes back from the back/forward cache,
 * where it has missed what other tabs did. Visitors without a session have nothing to ask for.
 */
export function followVisits(browser: Window, shop: Shop, load: () => Promise<void>): () => void {
  const ask = () => {
    if (hasSession(browser.document.cookie, shop)) void load()
  }
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) ask()
  }
  ask()
  browser.addEventListener('pageshow', onShow)
  return () => browser.removeEventListener('pageshow', onShow)
}
