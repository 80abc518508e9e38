import { useLocation } from 'react-router'
import type { HelpPage } from '#app/features/answer/answer-view.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { IndexLink } from '#app/ui/index-links.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SearchAround } from './search-around.tsx'
import { SearchHead } from './search-head.tsx'
import styles from './search-page.module.css'

interface SearchFailedProps {
  searchTerm: string
  categories: IndexLink[]
  pages: readonly HelpPage[]
}

/** The search does not answer. What was asked for stays in the address, so asking again is a link. */
export function SearchFailed({ searchTerm, categories, pages }: SearchFailedProps) {
  const { t } = useShopText()
  const { pathname, search } = useLocation()
  return (
    <>
      <SearchHead title={t('search.result_title', { term: searchTerm })} searchTerm={searchTerm}>
        <div className={styles.failed}>
          <Notice kind="error">{t('search.error')}</Notice>
          <ButtonLink href={pathname + search}>{t('common.retry')}</ButtonLink>
        </div>
      </SearchHead>
      <SearchAround
        categories={categories}
        popular={null}
        label={t('search.suggestions_categories')}
        pages={pages}
      />
    </>
  )
}
