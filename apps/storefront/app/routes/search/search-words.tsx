import { MAX_TERM_LENGTH } from '#app/features/listing/address-parts.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { FoundSearch } from '#app/server/load-search.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './search-page.module.css'

interface SearchWordsProps extends Pick<
  FoundSearch,
  'wasCut' | 'correction' | 'didYouMean' | 'notices'
> {
  /** How many were found; absent where that is the headline. */
  total?: number
}

/** How many were found, with which words, with which others it could be, and what the shop says. */
export function SearchWords(props: SearchWordsProps) {
  const { total, wasCut, correction, didYouMean, notices } = props
  const { t } = useShopText()
  return (
    <>
      <div className={styles.words}>
        {total !== undefined && <p>{t('search.result_count', { count: total })}</p>}
        {correction && (
          <p>
            {t('search.corrected', { corrected: correction.corrected })}{' '}
            <TextLink href={correction.revertSearch}>
              {t('search.corrected_revert', { original: correction.original })}
            </TextLink>
          </p>
        )}
        {didYouMean && (
          <p>
            <TextLink href={didYouMean.search}>
              {t('search.did_you_mean', { suggestion: didYouMean.term })}
            </TextLink>
          </p>
        )}
        {wasCut && <p>{t('search.too_long', { count: MAX_TERM_LENGTH })}</p>}
      </div>
      {notices.map((notice) => (
        <Notice key={notice}>{notice}</Notice>
      ))}
    </>
  )
}
