import type { HelpPage } from '#app/features/answer/answer-view.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { AroundSearch } from './load-around-search.ts'
import { SearchAround } from './search-around.tsx'
import { SearchHead } from './search-head.tsx'

interface SearchStartProps {
  pages: readonly HelpPage[]
  around: AroundSearch
}

/** Nothing is searched for yet. */
export function SearchStart({ pages, around }: SearchStartProps) {
  const { t } = useShopText()
  return (
    <>
      <SearchHead title={t('search.title')} searchTerm="" />
      <SearchAround {...around} label={t('search.suggestions_categories')} pages={pages} />
    </>
  )
}
