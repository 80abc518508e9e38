import { useSearchParams } from 'react-router'
import { PageHead } from '#app/page/page-head.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { Button } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Headline } from '#app/ui/type.tsx'
import styles from './search.module.css'

export const handle = { pageType: 'searchresult' } satisfies RouteHandle

/** Longest search text we keep; the field says so to browsers, the address may not. */
const MAX_TERM_LENGTH = 200

export default function SearchRoute() {
  const { t, shop } = useShopText()
  const searchTerm = useSearchParams()[0].get('searchTerm')?.slice(0, MAX_TERM_LENGTH) ?? ''
  return (
    <Wrap>
      <PageHead title={t('search.title')} />
      <div className={styles.screen}>
        <Headline as="h1" size={40}>
          {t('search.title')}
        </Headline>
        <form className={styles.form} action={`/${shop.path}/search/`} role="search">
          <TextField
            label={t('search.label')}
            type="search"
            name="searchTerm"
            defaultValue={searchTerm}
            placeholder={t('search.placeholder')}
            maxLength={MAX_TERM_LENGTH}
          />
          <Button type="submit">{t('search.submit')}</Button>
        </form>
        {searchTerm !== '' && <Notice>{t('search.error')}</Notice>}
      </div>
    </Wrap>
  )
}
