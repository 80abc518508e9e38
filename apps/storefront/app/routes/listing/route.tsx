import { data } from 'react-router'
import { categoryAlternates } from '#app/features/catalog/category-alternates.ts'
import { describeCategory } from '#app/features/catalog/describe-category.ts'
import { ErrorScreen } from '#app/features/error-screen/error-screen.tsx'
import { ListingFailure } from '#app/features/listing/listing-failure.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { usePageSettings } from '#app/page/page-settings.ts'
import { categoryContext } from '#app/server/category-middleware.ts'
import { backendContext, shopContext } from '#app/server/context.ts'
import { loadListing } from '#app/server/load-listing.ts'
import { loadTeasers } from '#app/server/load-teasers.ts'
import { listingHeaders } from '#app/server/listing/listing-headers.ts'
import { named } from '#app/server/route-middleware.ts'
import type { Route } from './+types/route.ts'
import { ListingPage } from './listing-page.tsx'

export const handle = { pageType: 'product_list', scroll: 'category' } satisfies RouteHandle

export const middleware = [named('category')]

export async function loader({ context, url }: Route.LoaderArgs) {
  const category = context.get(categoryContext)
  const [listing, alternates] = await Promise.all([
    loadListing(context, url),
    categoryAlternates(context.get(backendContext), category.id),
  ])
  const answer = {
    ...listing,
    category: describeCategory(context.get(shopContext), category),
    alternates,
    teasers: listing.search === '' ? await loadTeasers(context, listing.facts) : [],
  }
  return data(answer, { headers: listingHeaders(listing) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { requestId } = usePageSettings()
  return (
    <ListingFailure error={error}>
      <ErrorScreen error={error} reference={requestId} />
    </ListingFailure>
  )
}
