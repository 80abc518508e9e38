import { useShopText } from '#app/messages/shop-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { pageWindow } from '#app/ui/page-window.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  /** Counts from 1, as in the URL. */
  pageNumber: number
  totalPages: number
  hrefOf: (pageNumber: number) => string
}

export function Pagination({ pageNumber, totalPages, hrefOf }: PaginationProps) {
  const { t } = useShopText()
  if (totalPages < 2) return null
  return (
    <nav className={styles.pagination} aria-label={t('page.pagination')}>
      {pageNumber > 1 && (
        <a
          className={styles.page}
          href={hrefOf(pageNumber - 1)}
          rel="prev"
          aria-label={t('listing.page_previous')}
        >
          <Icon name="left" size="small" />
        </a>
      )}
      {pageWindow(pageNumber, totalPages).map((entry, position) =>
        entry === 'gap' ? (
          <span key={`gap-${position}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={entry}
            className={styles.page}
            href={hrefOf(entry)}
            aria-label={t('page.number', { page: entry })}
            aria-current={entry === pageNumber ? 'page' : undefined}
          >
            {entry}
          </a>
        ),
      )}
      {pageNumber < totalPages && (
        <a
          className={styles.page}
          href={hrefOf(pageNumber + 1)}
          rel="next"
          aria-label={t('listing.page_next')}
        >
          <Icon name="right" size="small" />
        </a>
      )}
    </nav>
  )
}
