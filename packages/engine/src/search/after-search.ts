import type { Engine } from '../engine.ts'
import type { ProductPage } from '../page/product-page.ts'
import { rememberQuery } from '../suggest/recent-queries.ts'
import { setAllBoxTexts } from '../suggest/search-boxes.ts'

/** Every box shows what was searched for in the end, and what found something is remembered. */
export function afterSearch(engine: Engine, { queryExecuted, products }: ProductPage): void {
  setAllBoxTexts(engine, queryExecuted)
  rememberQuery(engine, queryExecuted, products.length)
}
