import { readFileSync } from 'node:fs'
import type { Shop } from '@saum/domain/shops'
import { indexFile } from '../feed/index-files.ts'
import { openIndex } from '../index/index-file.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { createSearchRules } from '../rules/create-search-rules.ts'
import { parseRules } from '../rules/rules-file.ts'
import type { SearchRules } from '../rules/search-rules.ts'
import { SHOP_SCHEMA } from '../shop-schema.ts'
import { createAnalyser } from '../text/analyser.ts'
import { loadVocabulary } from '../text/load-vocabulary.ts'
import type { QueryPlanner } from '../text/query-plan.ts'
import { createQueryPlanner } from '../text/query-planner.ts'
import { languageOf } from '../text/vocabulary.ts'

export interface SavedSearchFiles {
  folder: string
  vocabularyFile: string
  rulesFile: string
}

export interface SavedSearch {
  index: SearchIndex
  planner: QueryPlanner
  rules: SearchRules
}

/** A shop's search as it was last saved, beside a running server; `null` when nothing was saved. */
export async function openSavedSearch(
  shop: Shop,
  { folder, vocabularyFile, rulesFile }: SavedSearchFiles,
): Promise<SavedSearch | null> {
  const opened = await openIndex(indexFile(folder, shop.path), SHOP_SCHEMA)
  if (!opened.ok) return null
  const { index } = opened.value
  const vocabulary = loadVocabulary(vocabularyFile)
  const analyser = createAnalyser(languageOf(shop.locale), vocabulary)
  return {
    index,
    planner: createQueryPlanner({ locale: shop.locale, vocabulary, analyser, index }),
    // Where a redirect leads to is not explained here, so the key of a page is as good as its slug.
    rules: createSearchRules(parseRules(readFileSync(rulesFile, 'utf8')), shop, (_, page) => page),
  }
}
