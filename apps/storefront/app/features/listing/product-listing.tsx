import { use, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { TabContext } from '#app/navigation/tab.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { appliedFilters } from './applied-filters.ts'
import { FilterGroups, HiddenFields } from './filter-groups.tsx'
import { FILTER_PANEL_ID, FilterPanel } from './filter-panel.tsx'
import { clearFilters, parseListingAddress, setSort, toListingSearch } from './listing-address.ts'
import { ListingBar } from './listing-bar.tsx'
import { ListingEmpty } from './listing-empty.tsx'
import type { ListingFacts } from './listing-facts.ts'
import { ListingResults } from './listing-results.tsx'
import type { Teaser } from './listing-teaser.tsx'
import { loosenFilter } from './loosen-filter.ts'
import styles from './product-listing.module.css'
import { useListingChange } from './use-listing-change.ts'

interface ProductListingProps {
  facts: ListingFacts
  /** What is asked for, as `toListingSearch` writes it. */
  search: string
  /** Names the list for screen readers. */
  label: string
  teasers?: readonly Teaser[]
}

const NO_TEASERS: readonly Teaser[] = []

/** Filters, order, tiles and pages of a listing or of a search. Fills the width of the page. */
export function ProductListing({ facts, search, label, teasers }: ProductListingProps) {
  const text = useShopText()
  const { pathname } = useLocation()
  const address = useMemo(() => parseListingAddress(new URLSearchParams(search)), [search])
  const { shown, isLoading, change } = useListingChange(address)
  const [isColumnShown, setColumnShown] = useState(true)
  const applied = useMemo(() => appliedFilters(facts.groups, shown, text), [facts, shown, text])
  const hasFilterForm = facts.groups.length > 0
  const clearHref = `${pathname}${toListingSearch(clearFilters(address))}`
  useCountSpoken(facts.total, search)

  return (
    <div className={styles.listing}>
      <ListingBar
        applied={applied}
        clearHref={clearHref}
        sort={shown.sort}
        hasFilterForm={hasFilterForm}
        isColumnShown={isColumnShown}
        onSort={(sort) => change((wanted) => setSort(wanted, sort))}
        onColumn={() => showFilters(() => setColumnShown(!isColumnShown))}
      />
      <Wrap>
        <div
          className={styles.columns}
          data-column={hasFilterForm ? (isColumnShown ? 'shown' : 'hidden') : undefined}
        >
          {hasFilterForm && (
            <FilterPanel
              action={pathname}
              clearHref={clearHref}
              hasFilters={applied.length > 0}
              total={facts.total}
              hiddenFields={<HiddenFields address={shown} groups={facts.groups} />}
            >
              <FilterGroups groups={facts.groups} shown={shown} change={change} />
            </FilterPanel>
          )}
          <div className={styles.results} aria-busy={isLoading || undefined}>
            {facts.tiles.length === 0 ? (
              <ListingEmpty
                looser={loosenFilter(facts.groups, applied, shown)}
                clearHref={clearHref}
              />
            ) : (
              <ListingResults
                facts={facts}
                address={address}
                label={label}
                teasers={teasers ?? NO_TEASERS}
                isNarrow={hasFilterForm && isColumnShown}
              />
            )}
          </div>
        </div>
      </Wrap>
    </div>
  )
}

/** The column where it can be seen; a shopper far below it gets the same form as a drawer. */
function showFilters(toggleColumn: () => void) {
  const panel = document.getElementById(FILTER_PANEL_ID)
  if (!(panel instanceof HTMLDialogElement)) return
  const { bottom } = panel.getBoundingClientRect()
  const isPassed = panel.checkVisibility() && bottom < window.innerHeight / 3
  if (isPassed) panel.showModal()
  else toggleColumn()
}

/** A new list on the same page is announced once, with its count. */
function useCountSpoken(total: number, search: string) {
  const announcer = use(TabContext)?.announcer
  const { t } = useShopText()
  const { pathname } = useLocation()
  const spoken = useRef({ pathname, search })

  useEffect(() => {
    const before = spoken.current
    spoken.current = { pathname, search }
    if (before.pathname !== pathname || before.search === search) return
    announcer?.say(t('listing.updated', { count: total }))
  }, [announcer, t, total, pathname, search])
}
