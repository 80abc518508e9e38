import { useLocation } from 'react-router'
import { BasketNotice } from '#app/features/basket/basket-notice.tsx'
import { ListingHead } from '#app/features/catalog/listing-head.tsx'
import type { CategoryFacts } from '#app/features/catalog/describe-category.ts'
import type { ListingFacts } from '#app/features/listing/listing-facts.ts'
import type { Teaser } from '#app/features/listing/listing-teaser.tsx'
import { ProductListing } from '#app/features/listing/product-listing.tsx'
import { JsonLd } from '#app/page/json-ld.tsx'
import { PageHead, type Alternates } from '#app/page/page-head.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { listingJsonLd } from '#app/page/shop-json-ld.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Notice } from '#app/ui/notice.tsx'

interface ListingPageProps {
  category: CategoryFacts
  facts: ListingFacts
  /** What is asked for, as `toListingSearch` writes it. */
  search: string
  alternates: Alternates
  teasers?: readonly Teaser[]
  /** The provider is away: the shop lists what it has, without filters. */
  isLimited?: boolean
}

export function ListingPage(props: ListingPageProps) {
  const { category, facts, search, alternates, teasers, isLimited } = props
  const { pathname } = useLocation()
  const { t } = useShopText()
  const { page } = facts
  const title = page > 1 ? `${category.name}, ${t('page.number', { page })}` : category.name
  return (
    <>
      <PageHead
        title={title}
        description={category.metaDescription}
        {...placeInSearch(search, pathname)}
        {...(search === '' && { alternates })}
        pictureKey={facts.tiles[0]?.picture?.key}
      />
      {search === '' && <StructuredListing category={category} facts={facts} />}
      <BasketNotice />
      <ListingHead
        category={category}
        total={facts.total}
        totalWords={t('listing.count', { count: facts.total })}
      />
      {isLimited && (
        <Wrap>
          <Notice>{t('listing.limited')}</Notice>
        </Wrap>
      )}
      <ProductListing
        facts={facts}
        search={search}
        label={category.name}
        isLimited={isLimited}
        {...(teasers && { teasers })}
      />
    </>
  )
}

/**
 * Further pages stand for themselves; whatever is filtered or sorted stands for the category and is not
 * shown by itself.
 */
function placeInSearch(search: string, pathname: string) {
  const isPlain = /^(?:\?page=\d+)?$/.test(search)
  return { isIndexed: isPlain, canonical: isPlain ? pathname + search : pathname }
}

/** Search engines read what the server sends; a browser needs none of it. */
function StructuredListing({ category, facts }: Pick<ListingPageProps, 'category' | 'facts'>) {
  const { publicOrigin } = usePageSettings()
  if (!import.meta.env.SSR) return <JsonLd />
  const hrefs = facts.tiles.map(({ href }) => href)
  return <JsonLd data={listingJsonLd({ ...category, hrefs }, publicOrigin)} />
}
