import { createCorrection } from '@saum/engine/search/create-correction'
import { createSearch } from '@saum/engine/search/create-search'
import { createPager } from '@saum/engine/page/create-pager'
import { useEffect, useMemo } from 'react'
import { useController } from '#app/engine/use-controller.ts'
import { useEngine, type EngineData } from '#app/engine/use-engine.ts'
import { toFoundTile } from '#app/features/catalog/found-tile.ts'
import { ProductTiles } from '#app/features/catalog/product-tiles.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ProductGrid } from '#app/ui/grid.tsx'
import { LoadMore } from '#app/ui/load-more.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { searchHref } from './search-address.ts'
import { SearchCorrection } from './search-correction.tsx'
import { SearchEmpty } from './search-empty.tsx'
import styles from './search.module.css'

interface SearchResultsProps {
  searchTerm: string
  data: EngineData
}

/** Tiles in the first screen of a desktop: their pictures are what the page is judged by. */
const PRIORITY_COUNT = 4

/** What was found, as the server sent it; more of it is fetched here. */
export function SearchResults({ searchTerm, data }: SearchResultsProps) {
  const { t } = useShopText()
  const engine = useEngine(data)
  const { search, pager, correction } = useMemo(
    () => ({
      search: createSearch(engine),
      pager: createPager(createSearch(engine).solution),
      correction: createCorrection(engine),
    }),
    [engine],
  )
  const { products, error, isLoading } = useController(search)
  // Asks only where the server got no answer.
  useEffect(() => void search.executeFirst(), [search])
  const { totalEntries, perPage, hasMore } = useController(pager)
  const tiles = useMemo(() => products.map(toFoundTile), [products])
  const corrected = useController(correction)
  const shownUpTo = products.at(-1)?.position ?? 0
  const nextPage = Math.floor(shownUpTo / perPage) + 1

  if (products.length === 0) {
    const isAnswered = error === null && !isLoading
    return isAnswered ? <SearchEmpty /> : <Notice kind="error">{t('search.error')}</Notice>
  }
  return (
    <section className={styles.found} aria-label={t('search.result_title', { term: searchTerm })}>
      <div className={styles.words}>
        <p>{t('search.result_count', { count: totalEntries })}</p>
        <SearchCorrection {...corrected} />
      </div>
      <ProductGrid label={t('search.suggestions_products')}>
        <ProductTiles tiles={tiles} priorityCount={PRIORITY_COUNT} heading="h2" />
      </ProductGrid>
      {error !== null && (
        <Notice kind="error" announce>
          {t('search.error')}
        </Notice>
      )}
      <LoadMore
        shown={shownUpTo}
        total={totalEntries}
        perPage={perPage}
        nextHref={hasMore ? searchHref(searchTerm, nextPage) : undefined}
        isLoading={isLoading}
        onLoad={() => void pager.fetchMore()}
      />
    </section>
  )
}
