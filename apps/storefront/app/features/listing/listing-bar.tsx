import { useShopText } from '#app/messages/shop-text.tsx'
import { opensDialog } from '#app/ui/dialogs.ts'
import { Wrap } from '#app/ui/grid.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AppliedTags } from './applied-tags.tsx'
import type { AppliedFilter } from './applied-filters.ts'
import { FILTER_PANEL_ID } from './filter-panel.tsx'
import styles from './listing-bar.module.css'
import type { SortKey } from './listing-facts.ts'
import { SortChoice } from './sort-choice.tsx'

interface ListingBarProps {
  applied: readonly AppliedFilter[]
  clearHref: string
  sort: SortKey
  hasFilterForm: boolean
  isColumnShown: boolean
  onSort: (sort: SortKey) => void
  onColumn: () => void
}

/** Stays below the header: the way to the filters, what is chosen, and the order. */
export function ListingBar(props: ListingBarProps) {
  const { applied, clearHref, sort, hasFilterForm, isColumnShown, onSort, onColumn } = props
  const { t } = useShopText()
  const words = (
    <>
      <Icon name="filter" />
      {t('filter.open')}{' '}
      {applied.length > 0 && <span className={styles.count}>{applied.length}</span>}
    </>
  )
  return (
    <div className={styles.bar}>
      <Wrap>
        <div className={styles.row}>
          <div className={styles.controls}>
            {hasFilterForm && (
              <>
                <a
                  href={`#${FILTER_PANEL_ID}`}
                  className={styles.open}
                  data-filter-open=""
                  {...opensDialog(FILTER_PANEL_ID)}
                >
                  {words}
                </a>
                <button
                  type="button"
                  className={styles.column}
                  aria-expanded={isColumnShown}
                  aria-controls={FILTER_PANEL_ID}
                  data-filter-open=""
                  onClick={onColumn}
                >
                  {words}
                </button>
              </>
            )}
            <SortChoice sort={sort} onSort={onSort} />
          </div>
          <AppliedTags applied={applied} clearHref={clearHref} />
        </div>
      </Wrap>
    </div>
  )
}
