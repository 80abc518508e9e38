import type { Engine } from '../engine.ts'
import { slice } from '../slice.ts'
import { changeEntries, type Entries } from './entries.ts'
import { clearedFacetSuggest, FACET_SUGGESTS } from './facet-suggest.ts'

/** What stands in each search box, by box. */
export const BOX_TEXTS = slice<Entries<string>>('boxTexts', {})

/** After a search every box of the page shows what was searched for, and no filters are offered any more. */
export function setAllBoxTexts(engine: Engine, query: string): void {
  engine.state(BOX_TEXTS).update((texts) => changeEntries(texts, () => query))
  engine.state(FACET_SUGGESTS).update((suggests) => changeEntries(suggests, clearedFacetSuggest))
}
