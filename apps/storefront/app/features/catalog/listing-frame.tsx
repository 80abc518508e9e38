import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { JsonLd } from '#app/page/json-ld.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { listingJsonLd } from '#app/page/shop-json-ld.ts'
import { PageHead, type Alternates } from '#app/page/page-head.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { CategoryFacts } from './describe-category.ts'
import { ListingHead } from './listing-head.tsx'
import styles from './listing-frame.module.css'

export interface ListingFrameProps {
  category: CategoryFacts
  total: number
  totalWords: string
  page: number
  lastPage: number
  alternates: Alternates
  isEmpty: boolean
  /** What is listed, in order. */
  hrefs: readonly string[]
  /** Key of the picture a shared link shows. */
  pictureKey: string | undefined
  children: ReactNode
}

/** Everything around the tiles of a plain listing. */
export function ListingFrame(props: ListingFrameProps) {
  const { category, total, totalWords, page, lastPage, alternates } = props
  const { isEmpty, hrefs, pictureKey, children } = props
  const { pathname } = useLocation()
  const { t } = useShopText()
  const title = page > 1 ? `${category.name}, ${t('page.number', { page })}` : category.name
  return (
    <>
      <PageHead
        title={title}
        description={category.metaDescription}
        isIndexed
        canonical={page === 1 ? undefined : `${pathname}${pageHref(page)}`}
        pictureKey={pictureKey}
        {...(page === 1 && { alternates })}
      />
      <StructuredListing category={category} hrefs={hrefs} />
      <ListingHead category={category} total={total} totalWords={totalWords} />
      <Wrap>
        {isEmpty ? <EmptyListing /> : <div className={styles.grid}>{children}</div>}
        <div className={styles.pages}>
          <Pagination pageNumber={page} totalPages={lastPage} hrefOf={pageHref} />
        </div>
      </Wrap>
    </>
  )
}

/** Search engines read what the server sends; a browser needs none of it. */
function StructuredListing({ category, hrefs }: Pick<ListingFrameProps, 'category' | 'hrefs'>) {
  const { publicOrigin } = usePageSettings()
  if (!import.meta.env.SSR) return <JsonLd />
  return <JsonLd data={listingJsonLd({ ...category, hrefs }, publicOrigin)} />
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
