import type { ShopPath } from '@saum/domain/shops'
import type { RedirectDocument } from '@saum/shop/documents/redirect-document'

/** Addresses as they might have been before, and where they lead now. */
const MOVED: readonly (readonly [ShopPath, source: string, target: string])[] = [
  ['de', '/de/c/damen/kleider', '/de/c/damen/bekleidung/kleider/'],
  ['de', '/de/c/damen/strick', '/de/c/damen/bekleidung/strick/'],
  ['de', '/de/versand', '/de/lieferung/'],
  ['at', '/at/c/damen/kleider', '/at/c/damen/bekleidung/kleider/'],
  ['at', '/at/versand', '/at/lieferung/'],
  ['ch', '/ch/c/damen/roecke', '/ch/c/damen/bekleidung/jupes/'],
  ['ch', '/ch/versand', '/ch/lieferung/'],
  ['fr-ch', '/fr-ch/c/femme/robes', '/fr-ch/c/femme/vetements/robes/'],
  ['fr-ch', '/fr-ch/expedition', '/fr-ch/livraison/'],
  ['en', '/en/c/women/dresses', '/en/c/women/clothing/dresses/'],
  ['en', '/en/shipping', '/en/delivery/'],
]

/** Another site, and only for the time being. */
const ELSEWHERE: RedirectDocument = {
  shopPath: 'de',
  source: '/de/presse',
  target: 'https://press.saum.example/',
  statusCode: 302,
}

export function demoRedirects(): RedirectDocument[] {
  const moved = MOVED.map(([shopPath, source, target]): RedirectDocument => ({
    shopPath,
    source,
    target,
    statusCode: 301,
  }))
  return [...moved, ELSEWHERE]
}
