import type { Shop } from '@saum/domain/shops'
import type { AnswerSource } from './answers/answer-source.ts'
import type { Signals } from './events/signals.ts'
import type { CategoryDirectory } from './feed/category-directory.ts'
import type { SearchIndex } from './index/search-index.ts'
import type { Recommendations } from './recommend/recommendations.ts'
import type { SearchRules } from './rules/search-rules.ts'
import type { Suggestions } from './suggest/suggestions.ts'
import type { KnownQueries } from './text/known-words.ts'
import type { QueryPlanner } from './text/query-plan.ts'

/** Everything the questions of one shop are answered from; replaced whenever the catalogue changes. */
export interface ShopSearch {
  shop: Shop
  index: SearchIndex
  planner: QueryPlanner
  /** Which queries may be learned, by the words of the range and the operator's vocabulary. */
  knownQueries: KnownQueries
  categories: CategoryDirectory
  rules: SearchRules
  signals: Signals
  suggestions: Suggestions
  recommendations: Recommendations
  answers: AnswerSource
}
