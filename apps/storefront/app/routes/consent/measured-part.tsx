import { useShopText } from '#app/messages/shop-text.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import styles from './consent-page.module.css'
import type { Measured } from './load-consent.ts'

/** What our own statistics hold of this visitor, in plain words. */
export function MeasuredPart({ measured }: { measured: Measured }) {
  const { t, formatDate } = useShopText()
  const { since, visits, pages, products, searches } = measured
  return (
    <section className={styles.measured}>
      <Headline>{t('consent.measured_title')}</Headline>
      <Text size={16}>
        {since === null
          ? t('consent.measured_none')
          : t('consent.measured', { since: formatDate(since), visits, pages, products, searches })}
      </Text>
      <Text tone="soft">{t('consent.measured_hint')}</Text>
    </section>
  )
}
