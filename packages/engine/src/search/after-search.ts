import type { Engine } from '../engine.ts'
import type { ProductPage } from '../page/product-page.ts'

type Follower = (engine: Engine, page: ProductPage) => void

function createFollowers(): Set<Follower> {
  return new Set()
}

/** Has something done after every search that was answered; the same thing only once. */
export function followSearches(engine: Engine, follower: Follower): void {
  engine.part(createFollowers).add(follower)
}

export function afterSearch(engine: Engine, page: ProductPage): void {
  for (const follower of engine.part(createFollowers)) follower(engine, page)
}
