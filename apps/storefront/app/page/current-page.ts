import { DEFAULT_SHOP, findShopByPath, type Shop } from '@saum/domain/shops'
import { useLocation, useMatches } from 'react-router'
import type { PageType, RouteHandle } from '#app/navigation/route-handle.ts'

export interface CurrentPage {
  shop: Shop
  pathname: string
  pageType: PageType | null
}

/** What the URL and the matched routes say about the page, also when one of them failed. */
export function useCurrentPage(): CurrentPage {
  const { pathname, search } = useLocation()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  return {
    shop: shopOf(pathname, search),
    pathname,
    pageType: handle?.pageType ?? null,
  }
}

/** The workshop belongs to no shop and takes one from its query; other strays get the default. */
function shopOf(pathname: string, search: string): Shop {
  const prefix = pathname.split('/', 2)[1] ?? ''
  const asked = prefix === 'dev' ? new URLSearchParams(search).get('shop') : prefix
  return findShopByPath(asked ?? '') ?? DEFAULT_SHOP
}
