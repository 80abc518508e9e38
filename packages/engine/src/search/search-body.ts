import type { Engine } from '../engine.ts'
import { pageBody, type PageBody } from '../page/page-body.ts'
import type { ProductPage } from '../page/product-page.ts'

export interface SearchBody extends PageBody {
  query: string
}

export function searchBody(engine: Engine, page: ProductPage): SearchBody {
  return { ...pageBody(engine, page), query: page.query }
}
