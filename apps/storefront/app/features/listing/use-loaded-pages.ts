import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Tile } from '#app/features/catalog/tile.ts'
import { TabContext, type Tab } from '#app/navigation/tab.ts'
import { setPage, toListingSearch, type ListingAddress } from './listing-address.ts'
import type { ListingFacts } from './listing-facts.ts'
import { createLoadedPages, NO_PAGES, type LoadedPages, type PagesBelow } from './loaded-pages.ts'
import { usePlaceReturn } from './use-place-return.ts'

/** What is read of the loaders; a search that failed has no facts. */
interface PageAnswer {
  facts?: ListingFacts
  isLimited?: boolean
}

interface LoadedPagesParts {
  facts: ListingFacts
  address: ListingAddress
  /** The list comes from the shop itself, and so do further pages. */
  isLimited: boolean
  /** A page the shopper asked for has come, below `shownBefore` tiles. */
  onMore: (added: number, shownBefore: number) => void
}

interface LoadedPagesState extends PagesBelow {
  isLoading: boolean
  /** The page asked for last did not come. */
  hasFailed: boolean
  loadMore: () => void
}

/** A tab has one memory; on the server there is no tab and nothing is remembered. */
const memories = new WeakMap<Tab, LoadedPages>()

function memoryOf(tab: Tab | null): LoadedPages | null {
  if (!tab) return null
  const memory = memories.get(tab) ?? createLoadedPages(() => window.sessionStorage)
  memories.set(tab, memory)
  return memory
}

/**
 * Pages loaded below the first. They belong to one entry of the history: a new filter starts over,
 * going back finds them again, and after a reload they are fetched once more.
 */
export function useLoadedPages(parts: LoadedPagesParts): LoadedPagesState {
  const { facts, address, isLimited, onMore } = parts
  const memory = memoryOf(use(TabContext))
  const { key, pathname, search } = useLocation()
  const entry = `${key} ${pathname}${search}`
  const [loaded, setLoaded] = useState({ entry: '', below: NO_PAGES })
  const below = loaded.entry === entry ? loaded.below : (memory?.recall(entry) ?? NO_PAGES)
  const [wantedFor, setWantedFor] = useState('')
  const fetcher = useFetcher<PageAnswer>()
  const asked = useRef<{ entry: string; isRestoring: boolean } | null>(null)
  const place = usePlaceReturn(pathname)
  const lastPage = facts.page + below.pages

  function ask(isRestoring: boolean) {
    if (lastPage >= facts.lastPage) return
    asked.current = { entry, isRestoring }
    void fetcher.load(`${pathname}${toListingSearch(setPage(address, lastPage + 1))}`)
  }

  const take = useEffectEvent((answer: PageAnswer) => {
    const next = readPage(answer, isLimited)
    if (asked.current?.entry !== entry || next?.page !== lastPage + 1) return
    const { isRestoring } = asked.current
    asked.current = null
    const shown = [...facts.tiles, ...below.tiles]
    const added = newOnes(next.tiles, shown)
    const grown = { tiles: [...below.tiles, ...added], pages: below.pages + 1 }
    memory?.remember(entry, grown)
    setLoaded({ entry, below: grown })
    if (!isRestoring) onMore(added.length, shown.length)
  })

  const restore = useEffectEvent(() => {
    const isMissing = memory !== null && memory.countOf(entry) > below.pages
    if (isMissing && lastPage < facts.lastPage) {
      place.wait()
      ask(true)
    } else place.comeBack()
  })

  const came = fetcher.data
  useEffect(() => (came ? take(came) : undefined), [came])
  useEffect(() => restore(), [entry, below.pages])

  // It stays said while the page is asked for again: whoever pressed «again» keeps the focus.
  const hasFailed = wantedFor === entry && came !== undefined && !readPage(came, isLimited)
  function loadMore() {
    setWantedFor(entry)
    ask(false)
  }

  return { ...below, hasFailed, isLoading: fetcher.state !== 'idle', loadMore }
}

/** Without its provider the shop knows no filters: its products are not those asked for. */
function readPage(
  { facts, isLimited }: PageAnswer,
  mayBeLimited: boolean,
): ListingFacts | undefined {
  return isLimited && !mayBeLimited ? undefined : facts
}

function newOnes(tiles: readonly Tile[], known: readonly Tile[]): Tile[] {
  const ids = new Set(known.map(({ id }) => id))
  return tiles.filter(({ id }) => !ids.has(id))
}
