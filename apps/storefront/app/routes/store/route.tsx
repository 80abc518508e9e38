import { getStoreBySlug, getStores } from '@saum/contract/branch'
import { storeHref } from '#app/features/stores/store-href.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { pageNotFound, redirectUnlessAt } from '#app/navigation/route-params.ts'
import { backendContext, shopContext } from '#app/server/context.ts'
import { PUBLIC_PAGE } from '#app/server/page-cache-headers.ts'
import { askedAddress } from '#app/server/redirect-query.ts'
import type { Route } from './+types/route.ts'
import { describeStore } from './describe-store.ts'
import { StorePage } from './store-page.tsx'

export const handle = { pageType: 'location_page' } satisfies RouteHandle

const NEARBY = 4
const ANYWHERE_M = 1_000_000
const MOST_LETTERS = 200

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { slug } = params
  if (slug.length > MOST_LETTERS || slug.trim() === '') throw pageNotFound(url.pathname)
  const shop = context.get(shopContext)
  const backend = context.get(backendContext)
  const found = await backend.call(getStoreBySlug, { slug, with: ['openingTimes', 'customData'] })
  if (!found.ok) throw pageNotFound(url.pathname)
  redirectUnlessAt(storeHref(shop, found.value), askedAddress(context, url))
  const { geoPoint } = found.value
  const around = await backend.call(getStores, {
    filters: { geoPoint, radius: ANYWHERE_M },
    order: 'nearest',
    perPage: NEARBY + 1,
    with: ['openingTimes'],
  })
  const others = around.ok ? around.value.data.filter(({ id }) => id !== found.value.id) : []
  return describeStore(found.value, {
    shop,
    others: others.slice(0, NEARBY),
    nowMs: Date.now(),
  })
}

export function headers() {
  return PUBLIC_PAGE
}

export default function StoreRoute({ loaderData }: Route.ComponentProps) {
  return <StorePage store={loaderData} />
}
