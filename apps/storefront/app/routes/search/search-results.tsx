import type { HelpPage } from '#app/features/answer/answer-view.tsx'
import { BasketNotice } from '#app/features/basket/basket-notice.tsx'
import { ProductListing } from '#app/features/listing/product-listing.tsx'
import { useRememberedSearch } from '#app/features/search-box/use-remembered-search.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { FoundSearch } from '#app/server/load-search.ts'
import { SearchAnswer } from './search-answer.tsx'
import { SearchHead } from './search-head.tsx'
import { SearchWords } from './search-words.tsx'

interface SearchResultsProps {
  found: FoundSearch
  hasQuestion: boolean
  pages: readonly HelpPage[]
}

/** What was found, listed like a category. */
export function SearchResults({ found, hasQuestion, pages }: SearchResultsProps) {
  const { t } = useShopText()
  const { searchTerm, facts, search } = found
  const title = t('search.result_title', { term: searchTerm })
  useRememberedSearch(found.correction?.corrected ?? searchTerm, facts.total)
  return (
    <>
      <BasketNotice />
      <SearchHead title={title} searchTerm={searchTerm}>
        <SearchWords {...found} total={facts.total} />
      </SearchHead>
      <SearchAnswer searchTerm={searchTerm} hasQuestion={hasQuestion} pages={pages} />
      <ProductListing facts={facts} search={search} label={title} />
    </>
  )
}
