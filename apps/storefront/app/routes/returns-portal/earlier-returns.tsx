import { RETURN_STATUS } from '#app/features/order/return-words.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Row, Rows } from '#app/ui/rows.tsx'
import { Headline } from '#app/ui/type.tsx'
import type { ChoosePage } from './load-returns.ts'
import styles from './returns-page.module.css'

/** What has been announced before, with how far it is. */
export function EarlierReturns({ page }: { page: ChoosePage }) {
  const { t, shop, formatDate } = useShopText()
  if (page.returns.length === 0) return null
  const order = encodeURIComponent(page.token)
  return (
    <section className={styles.methods}>
      <Headline>{t('returns.earlier')}</Headline>
      <Rows>
        {page.returns.map(({ returnId, status, createdAt }) => (
          <Row
            key={returnId}
            href={`/${shop.path}/returns-portal/?order=${order}&return=${encodeURIComponent(returnId)}`}
            end={t(RETURN_STATUS[status as keyof typeof RETURN_STATUS])}
          >
            {t('returns.of_day', { day: formatDate(new Date(createdAt)) })}
          </Row>
        ))}
      </Rows>
    </section>
  )
}
