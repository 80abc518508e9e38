import { getRootCategories } from '@saum/contract/category'
import { getProductsByCategory } from '@saum/contract/product'
import { toTile } from '#app/features/catalog/tile.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, shopContext } from '#app/server/context.ts'
import { PUBLIC_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'
import { categoryIndex, editorialTiles, heroHref } from './home-categories.ts'
import { HomePage } from './home-page.tsx'

const NEW_COUNT = 8

export const handle = { pageType: 'home' } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const shop = context.get(shopContext)
  const [roots, arrivals] = await Promise.all([
    backend.call(getRootCategories, { children: 2 }),
    backend.call(getProductsByCategory, { category: '/new', perPage: NEW_COUNT }),
  ])
  const categories = roots.ok ? roots.value : []
  return {
    heroHref: heroHref(shop, categories),
    index: categoryIndex(shop, categories),
    editorial: editorialTiles(shop, categories),
    arrivals: arrivals.ok ? arrivals.value.products.map((product) => toTile(product, shop)) : [],
  }
}

export function headers() {
  return PUBLIC_PAGE
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
