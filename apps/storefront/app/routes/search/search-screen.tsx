import type { ReactNode } from 'react'
import { PageHead } from '#app/page/page-head.tsx'
import { useShopText, type Translate } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Headline } from '#app/ui/type.tsx'
import { MAX_TERM_LENGTH } from './search-address.ts'
import styles from './search.module.css'

interface SearchScreenProps {
  searchTerm: string
  /** Nothing was found. */
  isEmpty: boolean
  children: ReactNode
}

/** The field to search with, and below it what was found. */
export function SearchScreen({ searchTerm, isEmpty, children }: SearchScreenProps) {
  const { t, shop } = useShopText()
  const title = titleOf(searchTerm, isEmpty, t)
  return (
    <Wrap>
      <PageHead title={title} />
      <div className={styles.screen}>
        <Headline as="h1" size={40}>
          {title}
        </Headline>
        <form className={styles.form} action={`/${shop.path}/search/`} role="search">
          <TextField
            label={t('search.label')}
            type="search"
            name="searchTerm"
            key={searchTerm}
            defaultValue={searchTerm}
            placeholder={t('search.placeholder')}
            maxLength={MAX_TERM_LENGTH}
          />
          <Button type="submit">{t('search.submit')}</Button>
        </form>
        {children}
      </div>
    </Wrap>
  )
}

function titleOf(term: string, isEmpty: boolean, t: Translate): string {
  if (term === '') return t('search.title')
  return isEmpty ? t('search.zero_title', { term }) : t('search.result_title', { term })
}
