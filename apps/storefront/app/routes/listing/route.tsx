import { getProductsByCategory } from '@saum/contract/product'
import { categoryAlternates } from '#app/features/catalog/category-alternates.ts'
import { describeCategory } from '#app/features/catalog/describe-category.ts'
import { ListingPage } from './listing-page.tsx'
import { parsePageNumber } from '#app/features/catalog/page-number.ts'
import { named } from '#app/server/route-middleware.ts'
import { spreadStyles } from '#app/features/catalog/spread-styles.ts'
import { toTile } from '#app/features/catalog/tile.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import { categoryContext } from '#app/server/category-middleware.ts'
import { backendContext, shopContext } from '#app/server/context.ts'
import { PUBLIC_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'

const PER_PAGE = 24

export const handle = { pageType: 'product_list', scroll: 'category' } satisfies RouteHandle

export const middleware = [named('category')]

export async function loader({ context, url }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const shop = context.get(shopContext)
  const category = context.get(categoryContext)
  const page = parsePageNumber(url.searchParams.get('page'))
  const [found, alternates] = await Promise.all([
    backend.call(getProductsByCategory, {
      categoryId: category.id,
      page,
      perPage: PER_PAGE,
      with: 'tile',
    }),
    categoryAlternates(backend, category.id),
  ])
  if (!found.ok || (page > 1 && found.value.products.length === 0)) throw pageNotFound(url.pathname)
  const { products, pagination } = found.value
  return {
    category: describeCategory(shop, category),
    tiles: spreadStyles(products).map((product) => toTile(product, shop)),
    total: pagination.total,
    page,
    lastPage: Math.max(1, pagination.last),
    alternates,
  }
}

export function headers() {
  return PUBLIC_PAGE
}

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />
}
