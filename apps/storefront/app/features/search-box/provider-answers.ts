import type { Engine } from '@saum/engine/engine'
import { createRecommendations } from '@saum/engine/recommend/create-recommendations'
import { createFieldSuggestionsGenerator } from '@saum/engine/suggest/filter-suggestions'
import { createInstantProducts } from '@saum/engine/suggest/instant-products'
import type { SearchBoxState } from '@saum/engine/suggest/box-parts'
import { createSearchBox } from '@saum/engine/suggest/search-box'
import { createStandaloneSearchBox } from '@saum/engine/suggest/standalone-search-box'
import type { Completion, Suggestions } from './suggestions.ts'
import { TYPED_PARTS, typedParts } from './typed-parts.ts'

const BOX_ID = 'header'
const PLAN_ID = 'header-plan'
/** Where a query leads for which the provider knows nothing better; told apart, never opened. */
const RESULTS = 'results'

/** The controllers of the box, and what they know of a query. Answers to another one are not read. */
export function createProviderAnswers(engine: Engine) {
  const box = createSearchBox(engine, { id: BOX_ID, highlightOptions: TYPED_PARTS })
  const planner = createStandaloneSearchBox(engine, { id: PLAN_ID, redirectionUrl: RESULTS })
  const instant = createInstantProducts(engine, { searchBoxId: BOX_ID })
  const fields = createFieldSuggestionsGenerator(engine)
  const popular = createRecommendations(engine, { slotId: 'popular' })
  let popularWords: readonly Completion[] = []

  /** Which facet holds categories is known from the first answer on. */
  async function askCategories(query: string, asked: Promise<void>): Promise<void> {
    if (fields.suggestions().length === 0) await asked
    await fields.suggestions()[0]?.updateText(query)
  }

  function readCompletions(query: string): readonly Completion[] {
    return query === '' && box.state.value !== '' ? popularWords : toCompletions(box.state)
  }

  function readCategories(query: string) {
    const state = fields.suggestions()[0]?.state
    return state?.query === query && !state.isLoading ? state.values : []
  }

  function readProducts(query: string) {
    if (query === '') {
      const { products, headline } = popular.state
      return { products, headline, total: 0 }
    }
    const { products, totalCount, query: asked } = instant.state
    const isAnswered = asked === query
    return {
      products: isAnswered ? products : [],
      headline: '',
      total: isAnswered ? totalCount : 0,
    }
  }

  function readRedirect(query: string): string {
    const { redirectTo, value } = planner.state
    return value === query && redirectTo !== RESULTS ? redirectTo : ''
  }

  /** What others search for is asked once; then the box goes on from where it is. */
  async function askWords(query: string): Promise<void> {
    if (query === '' && popularWords.length > 0) return
    await box.updateText(query)
    if (query === '') popularWords = readCompletions(query)
  }

  return {
    async ask(query: string): Promise<void> {
      const asked = askWords(query)
      const answers =
        query === ''
          ? [asked, popular.executeFirst()]
          : [
              asked,
              instant.updateQuery(query),
              askCategories(query, asked),
              planner.selectSuggestion(query),
            ]
      await Promise.all(answers)
    },
    read: (query: string): Suggestions => ({
      query,
      completions: readCompletions(query),
      categories: readCategories(query),
      ...readProducts(query),
      redirect: readRedirect(query),
    }),
    async redirectOf(query: string): Promise<string> {
      await planner.selectSuggestion(query)
      return readRedirect(query)
    },
  }
}

/** What was offered before stays in the box until the next answer, and after a failure. */
function toCompletions({ suggestions, isLoadingSuggestions, error }: SearchBoxState): Completion[] {
  if (isLoadingSuggestions || error !== null) return []
  return suggestions.map(({ rawValue, highlightedValue }) => ({
    text: rawValue,
    parts: typedParts(highlightedValue, rawValue),
  }))
}
