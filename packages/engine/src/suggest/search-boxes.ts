import type { Engine } from '../engine.ts'
import type { ProductPage } from '../page/product-page.ts'
import { clearedFacetSearch } from '../facets/facet-search.ts'
import { followSearches } from '../search/after-search.ts'
import { slice } from '../slice.ts'
import { changeEntries, type Entries } from './entries.ts'
import { FACET_SUGGESTS } from './facet-suggest.ts'

/** What stands in each search box, by box. */
export const BOX_TEXTS = slice<Entries<string>>('boxTexts', {})

/** Boxes of this engine show what was searched for in the end. */
export function followWithBoxes(engine: Engine): void {
  followSearches(engine, showSearched)
}

function showSearched(engine: Engine, { queryExecuted }: ProductPage): void {
  setAllBoxTexts(engine, queryExecuted)
}

/** After a search every box of the page shows what was searched for, and no filters are offered any more. */
export function setAllBoxTexts(engine: Engine, query: string): void {
  engine.state(BOX_TEXTS).update((texts) => changeEntries(texts, () => query))
  engine.state(FACET_SUGGESTS).update((suggests) => changeEntries(suggests, clearedFacetSearch))
}
