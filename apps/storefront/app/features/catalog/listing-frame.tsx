import type { ReactNode } from 'react'
import { PageHead, type Alternates } from '#app/page/page-head.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Chips } from '#app/ui/chips.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { CategoryFacts } from './describe-category.ts'
import styles from './listing-frame.module.css'

export interface ListingFrameProps {
  category: CategoryFacts
  total: number
  page: number
  lastPage: number
  alternates: Alternates
  isEmpty: boolean
  children: ReactNode
}

/** What listings of products and of outfits have in common: everything around the tiles. */
export function ListingFrame(props: ListingFrameProps) {
  const { category, total, page, lastPage, alternates, isEmpty, children } = props
  const { t } = useShopText()
  const title = page > 1 ? `${category.name}, ${t('page.number', { page })}` : category.name
  return (
    <Wrap>
      <PageHead
        title={title}
        description={category.metaDescription}
        isIndexed={page === 1}
        alternates={alternates}
      />
      <Breadcrumbs trail={category.trail} here={category.name} />
      <header className={styles.head}>
        <h1>
          {category.name} <span className={styles.count}>{total}</span>
        </h1>
        {category.description && <p className={styles.description}>{category.description}</p>}
      </header>
      {category.children.length > 0 && (
        <Chips
          label={category.name}
          chips={category.children.map(({ name, href }) => ({ label: name, href }))}
        />
      )}
      {isEmpty ? <EmptyListing /> : <div className={styles.grid}>{children}</div>}
      <div className={styles.pages}>
        <Pagination pageNumber={page} totalPages={lastPage} hrefOf={pageHref} />
      </div>
    </Wrap>
  )
}

function pageHref(pageNumber: number): string {
  return pageNumber === 1 ? './' : `?page=${pageNumber}`
}

function EmptyListing() {
  const { t, shop } = useShopText()
  return (
    <EmptyState
      as="h2"
      title={t('listing.empty_category')}
      action={<ButtonLink href={`/${shop.path}/c/new/`}>{t('listing.empty_new')}</ButtonLink>}
    />
  )
}
