import * as v from '@saum/schema/schema'
import { callCommerce } from '../calls/call-commerce.ts'
import { commonBody } from '../calls/common-body.ts'
import type { EngineError } from '../calls/engine-error.ts'
import { readRecommendReply } from '../calls/read-reply.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { demand } from '../page/demand.ts'
import { interactiveProduct, type InteractiveProduct } from '../page/interactive-product.ts'
import { derive } from '../state.ts'
import type { ChildProduct, Product } from '../wire/product.ts'
import { changeEntry, entryOf } from './entries.ts'
import {
  answeredInstant,
  askedInstant,
  failedInstant,
  INSTANT_PRODUCTS,
  isWanted,
  shownEntry,
  withInstantBox,
  withInstantQuery,
  withoutExpired,
  withPromoted,
} from './instant-cache.ts'
import { nonEmptyText } from './non-empty-text.ts'

const optionsSchema = v.object({
  searchBoxId: v.optional(nonEmptyText),
  /** How long products may be shown again without asking, in milliseconds; 0 for ever. */
  cacheTimeout: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)), 60_000),
})

export type InstantProductsOptions = v.InferInput<typeof optionsSchema>

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
  const settings = demand(optionsSchema, options)
  const { searchBoxId: id = `instant-products-${engine.environment.randomId()}` } = settings
  const { now } = engine.environment
  const boxes = engine.state(INSTANT_PRODUCTS)
  boxes.update((all) => withInstantBox(all, id))
  const box = derive(boxes, (all) => entryOf(all, id) ?? { query: '', cache: {} })
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
  return controllerOf(view, {
    updateQuery(query: string) {
      demand(v.object({ query: v.string() }), { query })
      boxes.update((all) => changeEntry(all, id, (shown) => withInstantQuery(shown, query)))
      const isKnown = query === '' || !isWanted(entryOf(box.get().cache, query), now())
      return isKnown ? Promise.resolve() : fetchInstant(engine, id, query, settings.cacheTimeout)
    },
    clearExpired: () => boxes.update((all) => withoutExpired(all, id, now())),
    promoteChild(child: Pick<ChildProduct, 'permanentid'>) {
      const payload = v.object({ child: v.object({ permanentid: v.string() }) })
      const { permanentid } = demand(payload, { child }).child
      boxes.update((all) => withPromoted(all, id, permanentid))
    },
    interactiveProduct: (product: Product) => interactiveProduct({ engine, page: reply }, product),
  })
}

async function fetchInstant(
  engine: Engine,
  id: string,
  query: string,
  cacheTimeout: number,
): Promise<void> {
  const boxes = engine.state(INSTANT_PRODUCTS)
  boxes.update((all) => askedInstant(all, id, query))
  const result = await callCommerce(engine, {
    path: '/search/productSuggest',
    body: { ...commonBody(engine), query },
    read: readRecommendReply,
  })
  const expiresAt = cacheTimeout === 0 ? 0 : engine.environment.now() + cacheTimeout
  boxes.update((all) =>
    result.ok
      ? answeredInstant(all, id, query, result.reply, expiresAt)
      : failedInstant(all, id, query, result.error),
  )
}
