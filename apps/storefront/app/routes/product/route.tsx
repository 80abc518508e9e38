import { getProductById } from '@saum/contract/product'
import { productHref } from '#app/features/catalog/product-href.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { productIdOrNotFound, redirectUnlessAt } from '#app/navigation/route-params.ts'
import { backendContext, contentContext, shopContext } from '#app/server/context.ts'
import { throwGone } from '#app/server/gone-product.ts'
import { PUBLIC_PAGE } from '#app/server/page-cache-headers.ts'
import { pageVariants } from '#app/server/page-variants.ts'
import { askedAddress } from '#app/server/redirect-query.ts'
import { openEngine } from '#app/server/search-engine.ts'
import type { Route } from './+types/route.ts'
import { describeProduct } from './describe-product.ts'
import { loadAroundProduct } from './load-around-product.ts'
import { productLinks } from './product-links.ts'
import { ProductPage } from './product-page.tsx'

export const handle = { pageType: 'product_detail' } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = productIdOrNotFound(params.slug, url.pathname)
  const shop = context.get(shopContext)
  const backend = context.get(backendContext)
  const found = await backend.call(getProductById, { id, with: 'detail' })
  if (!found.ok) return throwGone(context, id, url)

  redirectUnlessAt(productHref(shop, found.value), askedAddress(context, url))
  const engine = openEngine(context, url.href).then((page) => page.engine)
  return {
    ...describeProduct(found.value, shop, Date.now()),
    ...(await loadAroundProduct({ backend, shop, engine }, id)),
    ...pageVariants(context),
    links: productLinks(shop, context.get(contentContext).links(shop.locale)),
  }
}

export function headers() {
  return PUBLIC_PAGE
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage product={loaderData} />
}
