import type { Correction } from '@saum/engine/search/correction'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { searchHref } from './search-address.ts'

/** What was searched for instead, or what could be. */
export function SearchCorrection({ wasCorrectedTo, correctedQuery }: Correction) {
  const { t } = useShopText()
  if (wasCorrectedTo !== '') return <p>{t('search.corrected', { corrected: wasCorrectedTo })}</p>
  if (correctedQuery === '') return null
  return (
    <p>
      <TextLink href={searchHref(correctedQuery)}>
        {t('search.did_you_mean', { suggestion: correctedQuery })}
      </TextLink>
    </p>
  )
}
