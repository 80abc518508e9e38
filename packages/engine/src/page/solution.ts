import type { Engine } from '../engine.ts'
import type { State } from '../state.ts'
import type { Pages } from './create-pages.ts'
import type { ProductPage } from './product-page.ts'

/**
 * A listing or a search, as the controllers on top of it see it: the page they change, and the way to
 * ask for it anew.
 */
export interface Solution {
  /** As the provider calls it when a facet is searched. */
  type: 'LISTING' | 'SEARCH'
  engine: Engine
  page: State<ProductPage>
  /** Asks for the page as it is now; settles when the reply is in the state, and never rejects. */
  fetch(): Promise<void>
}

/** A solution that can also ask for one page after the other. */
export interface PageSolution extends Solution, Pages<ProductPage> {}
