import * as v from '@saum/schema/schema'
import type { EngineError } from '../calls/engine-error.ts'
import type { Engine } from '../engine.ts'
import { SEARCH } from '../search/search-slice.ts'
import { combine, derive, type View } from '../state.ts'
import { demand } from '../page/demand.ts'
import { nonEmptyText } from './non-empty-text.ts'
import { changeEntry, entryOf, withEntry } from './entries.ts'
import { clearSuggestions, fetchSuggestions } from './fetch-suggestions.ts'
import { highlight, type HighlightOptions } from './highlight.ts'
import { createPause } from './pause.ts'
import { aQuerySuggest, QUERY_SUGGESTS } from './query-suggest.ts'
import { BOX_TEXTS } from './search-boxes.ts'

const delimiters = v.optional(v.object({ open: v.string(), close: v.string() }))

/** What any search box can be told. */
export const boxOptions = {
  /** Boxes with the same id share text and suggestions. */
  id: v.optional(nonEmptyText),
  highlightOptions: v.optional(
    v.object({
      notMatchDelimiters: delimiters,
      exactMatchDelimiters: delimiters,
      correctionDelimiters: delimiters,
    }),
    {},
  ),
  /** How long a visitor has to stop typing before suggestions are asked for. */
  pauseMs: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
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
  pauseMs: number
}

/** Registers a box; one that is known by its id keeps its text. */
export function createBoxParts(engine: Engine, settings: Settings): BoxParts {
  const { id } = settings
  const texts = engine.state(BOX_TEXTS)
  const showSuggestions = () => fetchSuggestions(engine, id)
  const pause = createPause(engine.environment, settings.pauseMs, showSuggestions)
  register(engine, id)
  function write(value: string) {
    demand(v.object({ value: v.string() }), { value })
    texts.update((all) => changeEntry(all, id, () => value))
  }
  function offerNothing() {
    pause.cancel()
    clearSuggestions(engine, id)
  }
  return {
    view: boxView(engine, id, settings.highlightOptions),
    text: () => entryOf(texts.get(), id) ?? '',
    write,
    offerNothing,
    verbs: {
      updateText(value) {
        write(value)
        return pause.run()
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
}

function boxView(
  engine: Engine,
  id: string,
  highlightOptions: HighlightOptions,
): View<SearchBoxState> {
  const text = derive(engine.state(BOX_TEXTS), (texts) => entryOf(texts, id) ?? '')
  const isLoading = derive(engine.state(SEARCH), (page) => page.isLoading)
  const suggest = derive(
    engine.state(QUERY_SUGGESTS),
    (suggests) => entryOf(suggests, id) ?? aQuerySuggest(id),
  )
  const suggestions = derive(
    derive(suggest, ({ completions }) => completions),
    (completions) =>
      completions.map(({ expression, highlighted }) => ({
        highlightedValue: highlight(highlighted, highlightOptions),
        rawValue: expression,
      })),
  )
  return derive(combine(combine(text, isLoading), suggest), ([[value, isSearching], one]) => ({
    searchBoxId: id,
    value,
    suggestions: suggestions.get(),
    isLoading: isSearching,
    isLoadingSuggestions: one.isLoading,
    error: one.error,
  }))
}
