import { data } from 'react-router'
import { SHOPS } from '@saum/domain/shops'
import { locatorHref } from '#app/features/stores/store-href.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import type { Alternates } from '#app/page/page-head.tsx'
import { backendContext, shopContext } from '#app/server/context.ts'
import { PUBLIC_PAGE, UNSHARED_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'
import { describeLocation } from './describe-location.ts'
import { findPiece, findStores } from './find-stores.ts'
import { LocationPage } from './location-page.tsx'
import { parseQuestion } from './location-question.ts'

export const handle = { pageType: 'location_page' } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const backend = context.get(backendContext)
  const question = parseQuestion(url.searchParams)
  const { variantId } = question
  const [found, piece] = await Promise.all([
    findStores(backend, question),
    variantId === null ? null : findPiece(backend, shop, variantId),
  ])
  const nowMs = Date.now()
  const answer = {
    question,
    piece,
    isUnknownPlace: found.isUnknownPlace,
    ...describeLocation(found, { shop, question, piece, nowMs }),
  }
  return data(answer, { headers: url.search === '' ? PUBLIC_PAGE : UNSHARED_PAGE })
}

/** Questions are as many as there are places; and whether a store is open holds for a minute. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { 'cache-control': loaderHeaders.get('cache-control') ?? UNSHARED_PAGE['cache-control'] }
}

export default function LocationRoute({ loaderData }: Route.ComponentProps) {
  return <LocationPage {...loaderData} alternates={alternates()} />
}

function alternates(): Alternates {
  return Object.fromEntries(SHOPS.map((shop) => [shop.path, locatorHref(shop)]))
}
