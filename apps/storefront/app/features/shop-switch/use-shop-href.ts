import { switchShop } from '@saum/domain/shop-url'
import type { Shop } from '@saum/domain/shops'
import { useLocation, useMatches } from 'react-router'
import type { Alternates } from '#app/page/page-head.tsx'

/** Where this page lives in another shop: by its own word, or at the same path. */
export function useShopHref(): (shop: Shop) => string {
  const { pathname } = useLocation()
  const alternates = alternatesOf(useMatches().at(-1)?.loaderData)
  return (shop) => alternates?.[shop.path] ?? switchShop(pathname, shop)
}

function alternatesOf(loaderData: unknown): Alternates | undefined {
  if (typeof loaderData !== 'object' || loaderData === null) return undefined
  return 'alternates' in loaderData ? (loaderData.alternates as Alternates) : undefined
}
