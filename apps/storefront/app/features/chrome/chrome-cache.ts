import { createBackend } from '@saum/contract/backend'
import { getRootCategories, MAX_CATEGORY_DEPTH, type Category } from '@saum/contract/category'
import type { StorefrontServices } from '@saum/contract/storefront'
import type { Shop, ShopPath } from '@saum/domain/shops'
import type { Chrome } from './chrome.ts'
import { renderChrome } from './render-chrome.tsx'
import { placesOf } from './shop-places.ts'

const FRESH_MS = 60_000
/** How soon a header without categories is tried again. */
const RETRY_MS = 2_000

interface Entry {
  chrome: Chrome
  staleAt: number
  /** Counts the ranges seen: a header of an earlier one is not shown again. */
  range: number
}

export interface ChromeCache {
  get(shop: Shop): Promise<Chrome>
  /** The range has changed: the next page waits for a new header. */
  forget(): void
}

/**
 * Header and footer per shop. A stale one is served while the next is made, and a backend that is
 * down costs the categories, never the page.
 */
export function createChromeCache(services: StorefrontServices, now = Date.now): ChromeCache {
  const entries = new Map<ShopPath, Entry>()
  const pending = new Map<ShopPath, Promise<Chrome>>()
  let range = 0

  function refresh(shop: Shop): Promise<Chrome> {
    const running = pending.get(shop.path)
    if (running) return running
    const next = make(shop).finally(() => pending.delete(shop.path))
    pending.set(shop.path, next)
    return next
  }

  async function make(shop: Shop): Promise<Chrome> {
    const askedRange = range
    const roots = await loadRoots(shop)
    const known = entries.get(shop.path)
    if (!roots && known) {
      entries.set(shop.path, { ...known, staleAt: now() + RETRY_MS, range: askedRange })
      return known.chrome
    }
    const chrome = renderChrome({
      shop,
      roots,
      pages: services.content.links(shop.locale),
      places: placesOf(shop, roots ?? [], services.content),
      pictureBase: services.settings.pictureBase,
    })
    const staleAt = now() + (roots ? FRESH_MS : RETRY_MS)
    entries.set(shop.path, { chrome, staleAt, range: askedRange })
    return chrome
  }

  async function loadRoots(shop: Shop): Promise<Category[] | null> {
    const requestId = `chrome-${shop.path}`
    try {
      const backend = createBackend(services.rpc, { shopId: shop.shopId, requestId })
      const answer = await backend.call(getRootCategories, { children: MAX_CATEGORY_DEPTH })
      return answer.ok ? answer.value : null
    } catch (error) {
      // The shopper is better off with a page without categories than with none.
      services.reportFault(error, requestId)
      return null
    }
  }

  return {
    async get(shop) {
      const entry = entries.get(shop.path)
      if (entry?.range !== range) return refresh(shop)
      if (entry.staleAt <= now()) void refresh(shop)
      return entry.chrome
    },
    forget() {
      range += 1
      pending.clear()
    },
  }
}
