import { toFragment } from '../address/fragment.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { changeAndFetch } from '../facets/facet-verbs.ts'
import { searchOf } from '../search/create-search.ts'
import { derive } from '../state.ts'
import type { FoundValue } from '../wire/facet.ts'
import { chosenSuggestion, suggestedParameters, withSuggestedValue } from './chosen-suggestion.ts'
import { createFacetSuggestions, type FacetSuggestionsState } from './facet-suggestions.ts'
import { SUGGESTED_FACETS, type SuggestedFacet } from './query-suggest.ts'

interface Suggestions extends Controller<FacetSuggestionsState> {
  type: SuggestedFacet['type']
  clear(): void
  /** Searches with the value selected. */
  select(value: FoundValue): Promise<void>
}

/** Filters that go with what is typed: "blouses in blue". */
export interface FilterSuggestions extends Suggestions {
  updateQuery(query: string): Promise<void>
  /** The same search as text for the address of another page. */
  getSearchParameters(value: FoundValue): string
}

/** Values of a category that go with what is typed; the search itself stays. */
export interface FieldSuggestions extends Suggestions {
  updateText(text: string): Promise<void>
  /** Asks again for the same text. */
  search(): Promise<void>
}

/** What the provider suggests facets for, and a controller for each. */
export interface SuggestionsGenerator<Made> extends Controller<readonly SuggestedFacet[]> {
  suggestions(): readonly Made[]
}

function createFilterSuggestions(engine: Engine, facet: SuggestedFacet): FilterSuggestions {
  const { view, query, ask, clear } = createFacetSuggestions(engine, facet)
  return controllerOf(view, {
    type: facet.type,
    updateQuery: ask,
    clear,
    getSearchParameters: (value: FoundValue) =>
      toFragment(suggestedParameters(facet, value, query())),
    select: (value: FoundValue) =>
      changeAndFetch(searchOf(engine), (page) => chosenSuggestion(page, facet, value, query())),
  })
}

function createFieldSuggestions(engine: Engine, facet: SuggestedFacet): FieldSuggestions {
  const { view, query, ask, clear } = createFacetSuggestions(engine, facet)
  return controllerOf(view, {
    type: facet.type,
    updateText: ask,
    search: () => ask(query()),
    clear,
    select: (value: FoundValue) =>
      changeAndFetch(searchOf(engine), (page) => withSuggestedValue(page, facet, value)),
  })
}

export function createFilterSuggestionsGenerator(
  engine: Engine,
): SuggestionsGenerator<FilterSuggestions> {
  return generatorOf(engine, (facets) =>
    facets.map((facet) => createFilterSuggestions(engine, facet)),
  )
}

/** Only categories are suggested on their own. */
export function createFieldSuggestionsGenerator(
  engine: Engine,
): SuggestionsGenerator<FieldSuggestions> {
  return generatorOf(engine, (facets) =>
    facets
      .filter(({ type }) => type === 'hierarchical')
      .map((facet) => createFieldSuggestions(engine, facet)),
  )
}

function generatorOf<Made>(
  engine: Engine,
  make: (facets: readonly SuggestedFacet[]) => readonly Made[],
): SuggestionsGenerator<Made> {
  const facets = engine.state(SUGGESTED_FACETS)
  const made = derive(facets, make)
  return controllerOf(facets, { suggestions: made.get })
}
