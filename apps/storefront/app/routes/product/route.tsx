import { getProductById } from '@saum/contract/product'
import { redirect } from 'react-router'
import { productHref } from '#app/features/catalog/tile.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { pageNotFound, productIdOrNotFound } from '#app/navigation/route-params.ts'
import { backendContext, shopContext } from '#app/server/context.ts'
import { PUBLIC_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'
import { describeProduct } from './describe-product.ts'
import { ProductPage } from './product-page.tsx'

export const handle = { pageType: 'product_detail' } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = productIdOrNotFound(params.slug, url.pathname)
  const shop = context.get(shopContext)
  const found = await context.get(backendContext).call(getProductById, { id })
  if (!found.ok) throw pageNotFound(url.pathname)

  const canonical = productHref(shop, found.value)
  if (decodeURI(url.pathname) !== canonical) throw redirect(canonical + url.search, { status: 301 })
  return describeProduct(found.value, shop)
}

export function headers() {
  return PUBLIC_PAGE
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />
}
