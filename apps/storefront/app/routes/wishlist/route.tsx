import { getProductsByIds, getSimilarProducts } from '@saum/contract/product'
import { redirect } from 'react-router'
import {
  BASKET_PROBLEM_PARAMETER,
  type BasketProblem,
} from '#app/features/basket/basket-problem.ts'
import { toTile } from '#app/features/catalog/tile.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, scopeContext, shopContext } from '#app/server/context.ts'
import type { WishFacts } from '#app/features/wishlist/wish-facts.ts'
import { loadWishlistPage, NO_WISHLIST } from '#app/server/load-wishlist.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { returnFrom, withQuery } from '#app/server/return-from.ts'
import { knownVisitorBackend, visitorBackend } from '#app/server/visitor-backend.ts'
import type { Route } from './+types/route.ts'
import { applyWishlistChange, type WishlistOutcome } from './apply-wishlist-change.ts'
import { goneWishQuery, parseGoneWish, type GoneWish } from './gone-wish.ts'
import { isSizeMissing, parseWishlistChange, type WishlistChange } from './wishlist-change.ts'
import { WishlistPage } from './wishlist-page.tsx'
import { WISHLIST_PROBLEM_PARAMETER, type WishlistProblem } from './wishlist-problem.ts'

export const handle = { pageType: 'wishlist' } satisfies RouteHandle

type Context = Route.LoaderArgs['context']

const MOST_SIMILAR = 8

export async function loader({ context, url }: Route.LoaderArgs) {
  const backend = knownVisitorBackend(context)
  const list = backend ? await loadWishlistPage(backend, context.get(shopContext)) : NO_WISHLIST
  const [similar, gone] = await Promise.all([
    loadSimilar(context, list.wishes),
    nameGone(context, parseGoneWish(url.searchParams)),
  ])
  return { ...list, similar, gone }
}

/** What comes closest to what was wished last. */
async function loadSimilar(context: Context, wishes: readonly WishFacts[]) {
  const [latest] = wishes
  if (!latest) return []
  const answer = await context.get(backendContext).call(getSimilarProducts, {
    productId: latest.productId,
    limit: 2 * MOST_SIMILAR,
    with: 'tile',
  })
  const isWished = (id: number) => wishes.some(({ productId }) => productId === id)
  const found = answer.ok ? answer.value.filter(({ id }) => !isWished(id)) : []
  return found.slice(0, MOST_SIMILAR).map((product) => toTile(product, context.get(shopContext)))
}

async function nameGone(context: Context, gone: GoneWish | null) {
  if (!gone) return null
  const ids = [gone.productId]
  const answer = await context.get(backendContext).call(getProductsByIds, { ids, with: 'tile' })
  const [product] = answer.ok ? answer.value : []
  return product ? { ...gone, name: toTile(product, context.get(shopContext)).name } : null
}

/** For forms sent without script; hearts lead back to where they were pressed. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const own = `/${context.get(shopContext).path}/wishlist/`
  const change = parseWishlistChange(form)
  const isHeart = change?.intent === 'toggle'
  const from = isHeart || !change ? returnFrom(form, request, own) : own
  if (!change) throw refusal(isSizeMissing(form) ? 'size_missing' : 'failed')
  const outcome = await apply(context, change)
  if (outcome.token !== undefined) throw redirect(`${own}shared/${outcome.token}/`, 303)
  if (outcome.problem) throw refusal(outcome.problem)
  if (outcome.basketProblem)
    throw redirect(withQuery(own, BASKET_PROBLEM_PARAMETER, outcome.basketProblem), 303)
  throw redirect(outcome.gone ? withQuery(own, ...goneWishQuery(outcome.gone)) : from, 303)

  function refusal(problem: WishlistProblem): Response {
    const known = BASKET_PROBLEM_OF[problem]
    const told = known
      ? withQuery(from, BASKET_PROBLEM_PARAMETER, known)
      : withQuery(own, WISHLIST_PROBLEM_PARAMETER, problem)
    return redirect(told, 303)
  }
}

/** What every page has the words for; the rest is said on the page of the list. */
const BASKET_PROBLEM_OF: Partial<Record<WishlistProblem, BasketProblem>> = {
  failed: 'failed',
  full: 'wishlist_full',
  size_missing: 'size_missing',
}

/** Only what is put on the list is worth remembering somebody for, and only once it is on it. */
async function apply(context: Context, change: WishlistChange): Promise<WishlistOutcome> {
  const isAddition = change.intent === 'toggle' || change.intent === 'add'
  const backend = isAddition ? visitorBackend(context) : knownVisitorBackend(context)
  if (!backend) return { problem: null }
  return applyWishlistChange(backend, change).catch((error: unknown) => {
    const { services, requestId } = context.get(scopeContext)
    services.reportFault(error, requestId)
    return { problem: 'failed' } as const
  })
}

export function headers() {
  return PRIVATE_PAGE
}

export default function WishlistRoute({ loaderData }: Route.ComponentProps) {
  return <WishlistPage {...loaderData} />
}
