import { use, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { TabContext } from '#app/navigation/tab.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { LoadMore } from '#app/ui/load-more.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { setPage, toListingSearch, type ListingAddress } from './listing-address.ts'
import type { ListingFacts } from './listing-facts.ts'
import { ListingGrid } from './listing-grid.tsx'
import { LoadFailed } from './load-failed.tsx'
import type { Teaser } from './listing-teaser.tsx'
import { useLoadedPages } from './use-loaded-pages.ts'

interface ListingResultsProps {
  facts: ListingFacts
  address: ListingAddress
  label: string
  teasers: readonly Teaser[]
  /** The filters stand beside the list. */
  isNarrow: boolean
  isLimited: boolean
}

/** The tiles, and the way to more of them. */
export function ListingResults(props: ListingResultsProps) {
  const { facts, address, label, teasers, isNarrow, isLimited } = props
  const { t } = useShopText()
  const { pathname } = useLocation()
  const announcer = use(TabContext)?.announcer
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useRef<number | null>(null)
  const { tiles, pages, isLoading, hasFailed, loadMore } = useLoadedPages({
    facts,
    address,
    isLimited,
    onMore(count, shownBefore) {
      focusNext.current = shownBefore
      announcer?.say(t('listing.loaded', { count }))
    },
  })
  const all = useMemo(() => [...facts.tiles, ...tiles], [facts.tiles, tiles])
  const lastShown = facts.page + pages
  const hrefOf = (page: number) => `${pathname}${toListingSearch(setPage(address, page))}`

  useEffect(() => {
    if (focusNext.current === null) return
    focusTile(list.current, focusNext.current)
    focusNext.current = null
  }, [tiles])

  return (
    <div ref={list}>
      <ListingGrid label={label} tiles={all} teasers={teasers} isNarrow={isNarrow} />
      {hasFailed && <LoadFailed onRetry={loadMore} />}
      <LoadMore
        shown={Math.min(facts.total, (facts.page - 1) * facts.perPage + all.length)}
        total={facts.total}
        perPage={facts.perPage}
        nextHref={lastShown < facts.lastPage ? hrefOf(lastShown + 1) : undefined}
        isLoading={isLoading}
        onLoad={loadMore}
      >
        <Pagination pageNumber={facts.page} totalPages={facts.lastPage} hrefOf={hrefOf} />
      </LoadMore>
    </div>
  )
}

/** The first new product; the page stays where it is, because it begins where the button was. */
function focusTile(list: HTMLElement | null, index: number) {
  const tile = list?.querySelectorAll('[data-tile]')[index]
  tile?.querySelector<HTMLElement>(':is(h2, h3) > a')?.focus({ preventScroll: true })
}
