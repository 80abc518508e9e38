import { SHOPS, type ShopId } from '@saum/domain/shops'
import {
  chooseRedirect,
  EVERY_SHOP,
  sourcesFor,
  walk,
  type Place,
  type Redirect,
  type Way,
} from './follow-redirects.ts'
import { REST } from './redirect-rules.ts'

/** More than one step in the table; a shopper takes one. */
export interface Chain {
  redirect: Redirect
  shopId: ShopId
  way: Extract<Way, { kind: 'leads' }>
}

export interface Inspection {
  circles: Redirect[][]
  chains: Chain[]
}

export type FindWay = (place: Place) => Way

/** A part of a path that no source names. */
const ANY_PART = '/~'

/** Walks through redirects that are all in memory. */
export function createFindWay(redirects: readonly Redirect[]): FindWay {
  const bySource = Map.groupBy(redirects, ({ source }) => source)
  return (start) => {
    const walking = walk(start)
    let step = walking.next()
    while (!step.done) {
      const place = step.value
      const candidates = sourcesFor(place.path).flatMap((source) => bySource.get(source) ?? [])
      step = walking.next(chooseRedirect(candidates, place))
    }
    return step.value
  }
}

/**
 * Tries every redirect in every shop it holds for. One with a rest is tried on its own and with some part
 * below it; what only a longer path would show is still never answered in a circle.
 */
export function inspectRedirects(redirects: readonly Redirect[]): Inspection {
  const findWay = createFindWay(redirects)
  const found: Inspection = { circles: [], chains: [] }
  for (const redirect of redirects) {
    for (const place of placesOf(redirect)) {
      const way = findWay(place)
      if (way.kind === 'circle') found.circles.push(way.redirects)
      const isMeant = way.kind === 'leads' && way.redirects[0] === redirect
      if (isMeant && way.redirects.length > 1) {
        found.chains.push({ redirect, shopId: place.shopId, way })
      }
    }
  }
  return found
}

function placesOf({ shopId, source }: Redirect): Place[] {
  const shopIds = shopId === EVERY_SHOP ? SHOPS.map((shop) => shop.shopId) : [shopId as ShopId]
  const base = source.endsWith(REST) ? source.slice(0, -REST.length) : source
  const paths = source.endsWith(REST) ? [base, base + ANY_PART] : [base]
  return shopIds.flatMap((id) => paths.map((path) => ({ shopId: id, path })))
}
