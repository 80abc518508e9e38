import type { HelpPage } from '#app/features/answer/answer-view.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { FoundSearch } from '#app/server/load-search.ts'
import { Headline } from '#app/ui/type.tsx'
import type { AroundSearch } from './load-around-search.ts'
import { SearchAnswer } from './search-answer.tsx'
import { SearchAround } from './search-around.tsx'
import { SearchHead } from './search-head.tsx'
import styles from './search-page.module.css'
import { SearchWords } from './search-words.tsx'

/** What is longer is no word to be repeated in large letters. */
const LONG_TERM = 40

interface SearchZeroProps {
  found: FoundSearch
  hasQuestion: boolean
  pages: readonly HelpPage[]
  around: AroundSearch
}

/** Nothing was found: how to look again, and where there is always something. */
export function SearchZero({ found, hasQuestion, pages, around }: SearchZeroProps) {
  const { t, richText } = useShopText()
  const { searchTerm } = found
  const term = <em dir="auto">{searchTerm}</em>
  return (
    <>
      <SearchHead
        title={t('search.zero_title', { term: searchTerm })}
        searchTerm={searchTerm}
        headline={
          <div className={styles.title}>
            <Headline as="h1" size={searchTerm.length > LONG_TERM ? 28 : 64}>
              {richText('search.zero_title', { term })}
            </Headline>
            <p className={styles.hint}>{t('search.zero_hint')}</p>
          </div>
        }
      >
        <SearchWords {...found} />
      </SearchHead>
      <SearchAnswer searchTerm={searchTerm} hasQuestion={hasQuestion} pages={pages} />
      <SearchAround {...around} label={t('search.zero_categories')} pages={pages} />
    </>
  )
}
