import type { EngineError } from '../calls/engine-error.ts'
import { demand, fields, nonEmptyText, optional, text } from '../check.ts'
import type { Engine } from '../engine.ts'
import { SEARCH } from '../search/search-slice.ts'
import { combine, derive, type View } from '../state.ts'
import { entryState, withEntry } from './entries.ts'
import { clearSuggestions, fetchSuggestions, suggestCall, suggestOf } from './fetch-suggestions.ts'
import { highlight, type HighlightOptions } from './highlight.ts'
import { aQuerySuggest, QUERY_SUGGESTS } from './query-suggest.ts'
import { BOX_TEXTS, followWithBoxes } from './search-boxes.ts'

/** Not made up by chance: server and browser must mean the same box, and so must every mount of it. */
export const DEFAULT_BOX_ID = 'search-box'

const delimiters = optional(fields({ open: text, close: text }))

/** What any search box can be told. */
export interface BoxOptions {
  /** Boxes with the same id share text and suggestions, so all but one of a page need their own. */
  id?: string | undefined
  highlightOptions?: HighlightOptions | undefined
}

export const BOX_OPTIONS = {
  id: optional(nonEmptyText, DEFAULT_BOX_ID),
  highlightOptions: optional(
    fields({
      notMatchDelimiters: delimiters,
      exactMatchDelimiters: delimiters,
      correctionDelimiters: delimiters,
    }),
    {},
  ),
}

export interface Suggestion {
  /** HTML: escaped text with the delimiters of the shop around its parts. */
  highlightedValue: string
  rawValue: string
}

export interface SearchBoxState {
  searchBoxId: string
  value: string
  suggestions: readonly Suggestion[]
  /** Whether a search is running. */
  isLoading: boolean
  isLoadingSuggestions: boolean
  /** Why there are no newer suggestions. */
  error: EngineError | null
}

/** What a box on a search page and one that leads to it have in common. */
export interface BoxParts {
  view: View<SearchBoxState>
  text(): string
  /** Writes into the box without asking for suggestions. */
  write(text: string): void
  /** Takes back what the box offers, and no longer waits for more. */
  offerNothing(): void
  verbs: BoxVerbs
}

export interface BoxVerbs {
  updateText(text: string): Promise<void>
  clear(): void
  showSuggestions(): Promise<void>
}

interface Settings {
  id: string
  highlightOptions: HighlightOptions
}

/** Registers a box; one that is known by its id keeps its text. */
export function createBoxParts(engine: Engine, settings: Settings): BoxParts {
  const { id } = settings
  const typed = entryState(engine.state(BOX_TEXTS), id, '')
  const showSuggestions = () => fetchSuggestions(engine, id)
  register(engine, id)
  function write(value: string) {
    demand(text, value, 'value')
    typed.update(() => value)
  }
  const offerNothing = () => clearSuggestions(engine, id)
  return {
    view: boxView(engine, id, settings.highlightOptions),
    text: typed.get,
    write,
    offerNothing,
    verbs: {
      updateText(value) {
        write(value)
        return showSuggestions()
      },
      clear() {
        write('')
        offerNothing()
      },
      showSuggestions,
    },
  }
}

function register(engine: Engine, id: string): void {
  const { query } = engine.state(SEARCH).get()
  engine.state(BOX_TEXTS).update((texts) => withEntry(texts, id, query))
  engine.state(QUERY_SUGGESTS).update((suggests) => withEntry(suggests, id, aQuerySuggest(id)))
  suggestCall(engine, id)
  followWithBoxes(engine)
}

function boxView(
  engine: Engine,
  id: string,
  highlightOptions: HighlightOptions,
): View<SearchBoxState> {
  const typed = entryState(engine.state(BOX_TEXTS), id, '')
  const isLoading = derive(engine.state(SEARCH), (page) => page.isLoading)
  const suggest = suggestOf(engine, id)
  const suggestions = derive(
    derive(suggest, ({ completions }) => completions),
    (completions) =>
      completions.map(({ expression, highlighted }) => ({
        highlightedValue: highlight(highlighted, highlightOptions),
        rawValue: expression,
      })),
  )
  return derive(combine(combine(typed, isLoading), suggest), ([[value, isSearching], one]) => ({
    searchBoxId: id,
    value,
    suggestions: suggestions.get(),
    isLoading: isSearching,
    isLoadingSuggestions: one.isLoading,
    error: one.error,
  }))
}
