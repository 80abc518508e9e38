import { withShopChoice } from '@saum/domain/locale-choice'
import { publicPath } from '@saum/domain/secret-path'
import { switchShop } from '@saum/domain/shop-url'
import type { Shop } from '@saum/domain/shops'
import { useLocation, useMatches } from 'react-router'
import type { Alternates } from '#app/page/page-head.tsx'

/**
 * Where a visitor chooses this page in another shop: by its own word, or at the same path. A page that knows
 * its shops and does not name one leads to that shop's front door.
 */
export function useShopHref(): (shop: Shop) => string {
  const { pathname } = useLocation()
  const alternates = alternatesOf(useMatches().at(-1)?.loaderData)
  return (shop) => {
    if (alternates) return withShopChoice(alternates[shop.path] ?? `/${shop.path}/`)
    // A link to one order or one list holds in its own shop only.
    const isPublic = publicPath(pathname) === pathname
    return withShopChoice(isPublic ? switchShop(pathname, shop) : `/${shop.path}/`)
  }
}

function alternatesOf(loaderData: unknown): Alternates | undefined {
  if (typeof loaderData !== 'object' || loaderData === null) return undefined
  return 'alternates' in loaderData ? (loaderData.alternates as Alternates) : undefined
}
