import { useEffect } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'

/** Keeps the search of this page on the device, whichever way it was asked. */
export function useRememberedSearch(query: string, productCount: number): void {
  const { shop } = useShopText()
  const { tracking } = usePageSettings()
  useEffect(() => {
    if (query === '' || productCount === 0) return
    void Promise.all([import('./recent-searches.ts'), import('./recent-storage.ts')]).then(
      ([{ createRecentSearches }, { recentStorage }]) =>
        createRecentSearches(() => recentStorage(tracking), shop).remember(query, productCount),
      // A part that does not arrive costs the shopper one line in a list.
      () => {},
    )
  }, [shop, tracking, query, productCount])
}
