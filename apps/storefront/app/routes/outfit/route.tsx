import { getOutfitById } from '@saum/contract/outfit'
import { toOutfitFacts } from '#app/features/catalog/outfit-facts.ts'
import { outfitHref } from '#app/features/catalog/product-href.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import {
  pageNotFound,
  productIdOrNotFound,
  redirectUnlessAt,
} from '#app/navigation/route-params.ts'
import { backendContext, shopContext } from '#app/server/context.ts'
import { PUBLIC_PAGE } from '#app/server/page-cache-headers.ts'
import { askedAddress } from '#app/server/redirect-query.ts'
import type { Route } from './+types/route.ts'
import { loadOtherOutfits } from './load-other-outfits.ts'
import { outfitAlternates } from './outfit-alternates.ts'
import { OutfitPage } from './outfit-page.tsx'

export const handle = { pageType: 'product_detail' } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = productIdOrNotFound(params.slug, url.pathname)
  const shop = context.get(shopContext)
  const backend = context.get(backendContext)
  const found = await backend.call(getOutfitById, { id })
  // An outfit none of whose products is sold here is nothing a shopper could wear.
  if (!found.ok || found.value.products.length === 0) throw pageNotFound(url.pathname)

  redirectUnlessAt(outfitHref(shop, found.value), askedAddress(context, url))
  const [others, alternates] = await Promise.all([
    loadOtherOutfits(backend, shop, id),
    outfitAlternates(backend, id),
  ])
  return { outfit: toOutfitFacts(found.value, shop), others, alternates }
}

export function headers() {
  return PUBLIC_PAGE
}

export default function OutfitRoute({ loaderData }: Route.ComponentProps) {
  return <OutfitPage {...loaderData} />
}
