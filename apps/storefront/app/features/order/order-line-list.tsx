import { money } from '@saum/domain/money'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Text } from '#app/ui/type.tsx'
import type { OrderLine } from './order-lines.ts'
import styles from './order-line-list.module.css'

/** The goods of an order. */
export function OrderLineList({ lines }: { lines: readonly OrderLine[] }) {
  const { t, shop, formatMoney } = useShopText()
  const { imageBase } = usePageSettings()
  const written = (cents: number) => formatMoney(money(cents, shop.currency))
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.key} className={styles.line} data-status={line.status}>
          {/* The name leads to the same place and says so. */}
          <a className={styles.picture} href={line.href} tabIndex={-1} aria-hidden="true">
            {line.picture && (
              <Picture
                {...productPicture(line.picture, imageBase, 'thumbnail')}
                alt=""
                sizes="104px"
                fill
              />
            )}
          </a>
          <div className={styles.body}>
            <p className={styles.name}>
              <a href={line.href}>{line.name}</a>
            </p>
            <p className={styles.price}>
              {line.cents === 0 ? t('order.gift') : written(line.cents)}
              {line.fullCents > line.cents && <del>{written(line.fullCents)}</del>}
            </p>
            <div className={styles.meta}>
              <Text tone="soft">
                {t('order.piece', { color: line.color, size: line.size, count: line.count })}
              </Text>
              {line.subscription && <SubscriptionWords {...line.subscription} />}
              {line.promotionName !== null && <Text tone="soft">{line.promotionName}</Text>}
              <PieceStatus status={line.status} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

function SubscriptionWords(subscription: NonNullable<OrderLine['subscription']>) {
  const { t } = useShopText()
  const { intervalMonths: count, number } = subscription
  return (
    <Text tone="soft">
      {number === null
        ? t('order.subscription', { count })
        : t('order.subscription_named', { count, number })}
    </Text>
  )
}

/** Only where a piece went another way than its order. */
function PieceStatus({ status }: Pick<OrderLine, 'status'>) {
  const { t } = useShopText()
  if (status === 'cancelled') return <Text tone="error">{t('order.status_cancelled')}</Text>
  if (status === 'returned') return <Text tone="soft">{t('order.status_returned')}</Text>
  if (status === 'undeliverable') return <Text tone="error">{t('order.undeliverable')}</Text>
  return null
}
