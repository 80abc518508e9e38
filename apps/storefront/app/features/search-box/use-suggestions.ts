import { useEffect, useMemo, useState } from 'react'
import type { TrackingSettings } from '@saum/contract/tracking-settings'
import type { Shop } from '@saum/domain/shops'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { createRecentSearches } from './recent-searches.ts'
import { recentStorage } from './recent-storage.ts'
import type { RowGroup } from './row.ts'
import { toGroups } from './rows.ts'
import { loadPlaces, NO_PLACES, type SearchPlaces } from './search-places.ts'
import { openSuggestionSource, type SuggestionSource } from './suggestion-source.ts'
import { noSuggestions, type Suggestions } from './suggestions.ts'

/** One letter fits half of the range. */
const SHORTEST_QUERY = 2
/** Between two letters of somebody who types; nobody waits for what is in between. */
const TYPING_PAUSE_MS = 120
/** Wider than a phone, as in the styles. */
const WIDE = '(min-width: 768px)'

export interface SuggestionsShown {
  groups: readonly RowGroup[]
  /** Above products nobody searched for. */
  headline: string
  /** The query the rows belong to; empty for an empty field. */
  query: string
  /** Where the provider sends a query. */
  redirectOf(query: string): Promise<string>
  recent: RecentControls
}

export interface RecentControls {
  refresh(): void
  remove(query: string): void
  clear(): void
}

/** What is offered for what is typed. */
export function useSuggestions(typed: string): SuggestionsShown {
  const { shop } = useShopText()
  const query = queryOf(typed)
  const { tracking } = usePageSettings()
  const open = useSource(shop, tracking)
  const places = usePlaces(shop)
  const [recent, controls] = useRecent(shop, tracking)
  const [popular, setPopular] = useState<Suggestions | null>(null)
  const [found, setFound] = useState<Suggestions | null>(null)

  useEffect(() => {
    let isCurrent = true
    function show(suggestions: Suggestions) {
      if (!isCurrent) return
      if (query === '') setPopular(suggestions)
      setFound(query === '' ? null : suggestions)
    }
    function ask() {
      open()
        .then((source) => source.suggest(query, show))
        .catch(() => show(noSuggestions(query)))
    }
    const timer = setTimeout(ask, query === '' ? 0 : TYPING_PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [open, query])

  // Until the next answer the last one stays: nothing flickers while somebody types.
  const suggestions = query === '' ? popular : (found ?? popular)
  const groups = useMemo(
    () =>
      toGroups({
        home: `/${shop.path}/`,
        query: suggestions?.query ?? '',
        suggestions,
        places,
        recent,
        isWide: matchMedia(WIDE).matches,
      }),
    [shop, suggestions, places, recent],
  )
  return {
    groups,
    headline: suggestions?.headline ?? '',
    query: suggestions?.query ?? '',
    recent: controls,
    async redirectOf(text) {
      if (suggestions?.query === text) return suggestions.redirect
      return (await open()).redirectOf(text)
    },
  }
}

function queryOf(typed: string): string {
  const query = typed.trim()
  return query.length < SHORTEST_QUERY ? '' : query
}

function useSource(shop: Shop, tracking: TrackingSettings): () => Promise<SuggestionSource> {
  return useMemo(() => sourceOpener(shop, tracking), [shop, tracking])
}

/** Opened once; a shop that gave no access is asked again with the next letter. */
function sourceOpener(shop: Shop, tracking: TrackingSettings): () => Promise<SuggestionSource> {
  let opened: Promise<SuggestionSource> | null = null
  return () => {
    opened ??= openSuggestionSource(shop, tracking).catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }
}

function usePlaces(shop: Shop): SearchPlaces {
  const [places, setPlaces] = useState(NO_PLACES)
  useEffect(() => {
    // Without them there is less to suggest; nothing else is missing.
    loadPlaces(shop).then(setPlaces, () => {})
  }, [shop])
  return places
}

function useRecent(
  shop: Shop,
  tracking: TrackingSettings,
): readonly [readonly string[], RecentControls] {
  const searches = useMemo(
    () => createRecentSearches(() => recentStorage(tracking), shop),
    [shop, tracking],
  )
  const [recent, setRecent] = useState(searches.list)
  const controls = useMemo(() => {
    const refresh = () => setRecent(searches.list())
    return {
      refresh,
      remove(query: string) {
        searches.remove(query)
        refresh()
      },
      clear() {
        searches.clear()
        refresh()
      },
    }
  }, [searches])
  return [recent, controls]
}
