import { useEffect } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'

/** Keeps the search of this page on the device, whichever way it was asked. */
export function useRememberedSearch(query: string, productCount: number): void {
  const { shop } = useShopText()
  useEffect(() => {
    if (query === '' || productCount === 0) return
    void import('./recent-searches.ts').then(
      ({ createRecentSearches }) =>
        createRecentSearches(() => localStorage, shop).remember(query, productCount),
      // A part that does not arrive costs the shopper one line in a list.
      () => {},
    )
  }, [shop, query, productCount])
}
