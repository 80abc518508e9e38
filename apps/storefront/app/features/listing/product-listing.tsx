import { use, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { createAnnouncer, type Announcer } from '#app/navigation/announcer.ts'
import { TabContext } from '#app/navigation/tab.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { showDialog } from '#app/ui/show-dialog.ts'
import { Wrap } from '#app/ui/grid.tsx'
import { appliedFilters } from './applied-filters.ts'
import { FilterGroups, HiddenFields } from './filter-groups.tsx'
import { FILTER_FORM_ID, FILTER_PANEL_ID, FilterPanel } from './filter-panel.tsx'
import { clearFilters, parseListingAddress, setSort, toListingSearch } from './listing-address.ts'
import { ListingBar } from './listing-bar.tsx'
import { ListingBusy } from './listing-busy.tsx'
import { ListingEmpty } from './listing-empty.tsx'
import type { ListingFacts } from './listing-facts.ts'
import { ListingResults } from './listing-results.tsx'
import type { Teaser } from './listing-teaser.tsx'
import { loosenFilter } from './loosen-filter.ts'
import styles from './product-listing.module.css'
import { useEarlyChoices } from './use-early-choices.ts'
import { useListingChange } from './use-listing-change.ts'

interface ProductListingProps {
  facts: ListingFacts
  /** What is asked for, as `toListingSearch` writes it. */
  search: string
  /** Names the list for screen readers. */
  label: string
  teasers?: readonly Teaser[]
  /** The provider is away: the shop lists what it has. */
  isLimited?: boolean | undefined
}

const NO_TEASERS: readonly Teaser[] = []

/** Filters, order, tiles and pages of a listing or of a search. Fills the width of the page. */
export function ProductListing(props: ProductListingProps) {
  const { facts, search, label, teasers = NO_TEASERS, isLimited = false } = props
  const text = useShopText()
  const { pathname } = useLocation()
  const address = useMemo(() => parseListingAddress(new URLSearchParams(search)), [search])
  const { shown, isLoading, change } = useListingChange(address)
  const [isColumnShown, setColumnShown] = useState(true)
  const applied = useMemo(() => appliedFilters(facts.groups, shown, text), [facts, shown, text])
  const hasFilterForm = facts.groups.length > 0
  const clearHref = `${pathname}${toListingSearch(clearFilters(address))}`
  const [voice] = useState(createAnnouncer)
  const hiddenFields = <HiddenFields address={shown} groups={facts.groups} />
  useCountSpoken(facts.total, search, voice)
  useEarlyChoices(address, change)

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
          {hasFilterForm ? (
            <FilterPanel
              action={pathname}
              clearHref={clearHref}
              hasFilters={applied.length > 0}
              total={facts.total}
              voice={voice}
              hiddenFields={hiddenFields}
            >
              <FilterGroups groups={facts.groups} shown={shown} change={change} />
            </FilterPanel>
          ) : (
            // The order is sent with it.
            <form id={FILTER_FORM_ID} action={pathname} hidden>
              {hiddenFields}
            </form>
          )}
          <ListingBusy isLoading={isLoading}>
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
                teasers={teasers}
                isLimited={isLimited}
                isNarrow={hasFilterForm && isColumnShown}
              />
            )}
          </ListingBusy>
        </div>
      </Wrap>
    </div>
  )
}

/** The column where it can be seen; a shopper far below it gets the same form as a drawer. */
function showFilters(toggleColumn: () => void) {
  const panel = document.getElementById(FILTER_PANEL_ID)
  if (panel === null) return
  const { height, bottom } = panel.getBoundingClientRect()
  const isPassed = height > 0 && bottom < window.innerHeight / 3
  if (isPassed) showDialog(FILTER_PANEL_ID)
  else toggleColumn()
}

/** A new list on the same page is announced once, with its count, where it can be heard. */
function useCountSpoken(total: number, search: string, voice: Announcer) {
  const announcer = use(TabContext)?.announcer
  const { t } = useShopText()
  const { pathname } = useLocation()
  const spoken = useRef({ pathname, search })

  useEffect(() => {
    const before = spoken.current
    spoken.current = { pathname, search }
    if (before.pathname !== pathname || before.search === search) return
    const isDrawer = document.getElementById(FILTER_PANEL_ID)?.matches(':modal')
    const speaker = isDrawer ? voice : announcer
    speaker?.say(t('listing.updated', { count: total }))
  }, [announcer, voice, t, total, pathname, search])
}
