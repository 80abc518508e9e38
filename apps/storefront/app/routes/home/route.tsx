import { getRootCategories } from '@saum/contract/category'
import { getOutfits } from '@saum/contract/outfit'
import { getProductsByCategory, type Product } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { toOutfitTile } from '#app/features/catalog/outfit-facts.ts'
import { onePerStyle } from '#app/features/catalog/spread-styles.ts'
import { toTile, type Tile } from '#app/features/catalog/tile.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, shopContext } from '#app/server/context.ts'
import { PUBLIC_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'
import { categoryIndex, categoryTiles, editorialTiles, heroHref } from './home-categories.ts'
import { HomePage } from './home-page.tsx'

const NEW_COUNT = 8
/** Enough to find that many styles among their colors. */
const NEWEST_COUNT = 48
const OUTFIT_COUNT = 3

export const handle = { pageType: 'home' } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const shop = context.get(shopContext)
  const [roots, arrivals, outfits] = await Promise.all([
    backend.call(getRootCategories, { children: 2 }),
    backend.call(getProductsByCategory, {
      category: '/new',
      perPage: NEWEST_COUNT,
      includeSoldOut: false,
      with: 'tile',
    }),
    backend.call(getOutfits, { perPage: OUTFIT_COUNT }),
  ])
  const categories = roots.ok ? roots.value : []
  return {
    heroHref: heroHref(shop, categories),
    index: categoryIndex(shop, categories),
    editorial: editorialTiles(shop, categories),
    categories: categoryTiles(shop, categories),
    outfits: outfits.ok ? outfits.value.outfits.map((outfit) => toOutfitTile(outfit, shop)) : [],
    arrivals: arrivals.ok ? toArrivals(arrivals.value.products, shop) : [],
  }
}

function toArrivals(newest: readonly Product[], shop: Shop): Tile[] {
  return onePerStyle(newest)
    .slice(0, NEW_COUNT)
    .map((product) => toTile(product, shop))
}

export function headers() {
  return PUBLIC_PAGE
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
