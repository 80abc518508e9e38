import { categoryAlternates } from '#app/features/catalog/category-alternates.ts'
import { describeCategory } from '#app/features/catalog/describe-category.ts'
import { ListingPage } from '#app/features/catalog/listing-page.tsx'
import { named } from '#app/server/route-middleware.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { categoryContext } from '#app/server/category-middleware.ts'
import { backendContext, shopContext } from '#app/server/context.ts'
import { PUBLIC_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'

export const handle = { pageType: 'product_list', scroll: 'category' } satisfies RouteHandle

export const middleware = [named('category')]

export async function loader({ context }: Route.LoaderArgs) {
  const category = context.get(categoryContext)
  return {
    category: describeCategory(context.get(shopContext), category),
    alternates: await categoryAlternates(context.get(backendContext), category.id),
  }
}

export function headers() {
  return PUBLIC_PAGE
}

/** The range holds no outfits yet: the page says so and leads on. */
export default function OutfitsRoute({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} tiles={[]} total={0} page={1} lastPage={1} />
}
