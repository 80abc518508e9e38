import { callCommerce } from '../calls/call-commerce.ts'
import { commonBody } from '../calls/common-body.ts'
import type { EngineError } from '../calls/engine-error.ts'
import { readRecommendReply } from '../calls/read-reply.ts'
import { demand, fields, integer, nonEmptyText, optional, text } from '../check.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { interactiveProduct, type InteractiveProduct } from '../page/interactive-product.ts'
import { PROMOTION } from '../page/page-controller.ts'
import { derive } from '../state.ts'
import type { ChildProduct, Product } from '../wire/product.ts'
import { DEFAULT_BOX_ID } from './box-parts.ts'
import { changeEntry, entryOf, entryState } from './entries.ts'
import {
  answeredInstant,
  askedInstant,
  EMPTY_BOX,
  failedInstant,
  INSTANT_PRODUCTS,
  isWanted,
  shownEntry,
  withInstantBox,
  withInstantQuery,
  withoutAwaited,
  withoutExpired,
  withPromoted,
  type InstantBox,
} from './instant-cache.ts'

const OPTIONS = fields({
  searchBoxId: optional(nonEmptyText, DEFAULT_BOX_ID),
  cacheTimeout: optional(integer(0), 60_000),
})

export interface InstantProductsOptions {
  searchBoxId?: string | undefined
  /** How long products may be shown again without asking, in milliseconds; 0 for ever. The latest 25 queries are kept. */
  cacheTimeout?: number | undefined
}

export interface InstantProductsState {
  query: string
  products: readonly Product[]
  isLoading: boolean
  error: EngineError | null
  totalCount: number
}

export interface InstantProducts extends Controller<InstantProductsState> {
  updateQuery(query: string): Promise<void>
  clearExpired(): void
  promoteChild(child: Pick<ChildProduct, 'permanentid'>): void
  /** A product whose opening is told to the provider, with its place among the shown ones. */
  interactiveProduct(product: Product): InteractiveProduct
}

/** Products for what is being typed; each query is asked for once in a while only. */
export function createInstantProducts(
  engine: Engine,
  options: InstantProductsOptions = {},
): InstantProducts {
  const { searchBoxId: id, cacheTimeout } = demand(OPTIONS, options)
  const { now } = engine.environment
  const boxes = engine.state(INSTANT_PRODUCTS)
  engine.part(forgetAwaited)
  boxes.update((all) => withInstantBox(all, id))
  const box = entryState(boxes, id, EMPTY_BOX)
  const view = derive(box, (shown) => {
    const { products, isLoading, error, totalCountFiltered } = shownEntry(shown)
    return {
      query: shown.query,
      products: isLoading ? [] : products,
      isLoading,
      error,
      totalCount: totalCountFiltered,
    }
  })
  const reply = derive(box, (shown) => ({ responseId: shownEntry(shown).searchUid }))
  async function fetchProducts(query: string) {
    const tidy = (shown: InstantBox) => withoutExpired(shown, now())
    const askedAt = now()
    boxes.update((all) => askedInstant(changeEntry(all, id, tidy), id, query))
    const result = await callCommerce(engine, {
      path: '/search/productSuggest',
      body: { ...commonBody(engine), query },
      read: readRecommendReply,
    })
    const answeredAt = now()
    const times = {
      expiresAt: cacheTimeout && answeredAt + cacheTimeout,
      duration: answeredAt - askedAt,
    }
    box.update((shown) =>
      result.ok
        ? answeredInstant(shown, query, result.reply, times)
        : failedInstant(shown, query, result.error),
    )
  }
  return controllerOf(view, {
    updateQuery(query: string) {
      demand(text, query, 'query')
      box.update((shown) => withInstantQuery(shown, query))
      const isKnown = query === '' || !isWanted(entryOf(box.get().cache, query), now())
      return isKnown ? Promise.resolve() : fetchProducts(query)
    },
    clearExpired: () => box.update((shown) => withoutExpired(shown, now())),
    promoteChild(child: Pick<ChildProduct, 'permanentid'>) {
      const { permanentid } = demand(PROMOTION, child, 'child')
      box.update((shown) => withPromoted(shown, permanentid))
    },
    interactiveProduct: (product: Product) => interactiveProduct({ engine, page: reply }, product),
  })
}

/** What another engine waited for when it was left does not arrive in this one, so it is asked for again. */
function forgetAwaited(engine: Engine): void {
  engine.state(INSTANT_PRODUCTS).update(withoutAwaited)
}
