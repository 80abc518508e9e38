import { PageHead, type Alternates } from '#app/page/page-head.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Chips } from '#app/ui/chips.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ProductGrid, Wrap } from '#app/ui/grid.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { CategoryFacts } from './describe-category.ts'
import styles from './listing-page.module.css'
import { ProductTiles } from './product-tiles.tsx'
import type { Tile } from './tile.ts'

interface ListingPageProps {
  category: CategoryFacts
  tiles: readonly Tile[]
  total: number
  page: number
  lastPage: number
  alternates: Alternates
}

/** Tiles in the first screen of a desktop: their pictures are what the page is judged by. */
const PRIORITY_COUNT = 4

export function ListingPage(props: ListingPageProps) {
  const { category, tiles, total, page, lastPage, alternates } = props
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
        <p className={styles.description}>{category.description}</p>
      </header>
      {category.children.length > 0 && (
        <Chips
          label={category.name}
          chips={category.children.map(({ name, href }) => ({ label: name, href }))}
        />
      )}
      {tiles.length > 0 ? (
        <div className={styles.grid}>
          <ProductGrid label={category.name}>
            <ProductTiles tiles={tiles} priorityCount={PRIORITY_COUNT} heading="h2" />
          </ProductGrid>
        </div>
      ) : (
        <EmptyListing />
      )}
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
