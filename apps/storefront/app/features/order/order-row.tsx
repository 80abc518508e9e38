import { money } from '@saum/domain/money'
import type { ReactNode } from 'react'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Text } from '#app/ui/type.tsx'
import { toDate } from './day-words.ts'
import { HeadlineWords } from './headline-words.tsx'
import type { OrderRowFacts } from './order-row-facts.ts'
import styles from './order-row.module.css'

interface OrderRowProps {
  order: OrderRowFacts
  heading?: 'h2' | 'h3'
  /** What can be done with it. */
  children?: ReactNode
}

/** An order in a list: what is in it, where it is, what it cost. Needs the texts of `account`. */
export function OrderRow({ order, heading: Heading = 'h2', children }: OrderRowProps) {
  const { t, shop, formatDate, formatMoney } = useShopText()
  const written = (cents: number) => formatMoney(money(cents, shop.currency))
  const href = `/${shop.path}/account/order-details/${order.id}/`
  const day = formatDate(new Date(order.createdAt))
  const pieces = t('account.order_pieces', {
    count: order.itemCount,
    total: written(order.totalCents),
  })
  return (
    <div className={styles.row}>
      <OrderPictures order={order} href={href} />
      <div className={styles.words}>
        <Heading className={styles.status}>
          <a href={href}>
            <RowHeadline order={order} />
          </a>
        </Heading>
        <div className={styles.facts}>
          <Text tone="soft">{t('track.order_of', { number: order.orderNumber, day })}</Text>
          <Text tone="soft">
            {order.refundedCents > 0
              ? `${pieces}, ${t('account.order_refunded', { amount: written(order.refundedCents) })}`
              : pieces}
          </Text>
          {order.collectFrom !== null && (
            <Text tone="soft">{t('account.order_collect', { place: order.collectFrom })}</Text>
          )}
        </div>
        {children && <div className={styles.acts}>{children}</div>}
      </div>
    </div>
  )
}

/** The name of the order leads to the same place and says so. */
function OrderPictures({ order, href }: { order: OrderRowFacts; href: string }) {
  const { imageBase } = usePageSettings()
  return (
    <a className={styles.pictures} href={href} tabIndex={-1} aria-hidden="true">
      {order.pictures.map((picture) => (
        <span key={picture.key} className={styles.picture}>
          <Picture {...productPicture(picture, imageBase, 'thumbnail')} alt="" sizes="88px" fill />
        </span>
      ))}
      {order.moreCount > 0 && <span className={styles.more}>+{order.moreCount}</span>}
    </a>
  )
}

/** A weekday is enough for what is to come; what has been needs its date. */
function RowHeadline({ order: { headline } }: { order: OrderRowFacts }) {
  const { t, formatDate } = useShopText()
  if (headline.kind !== 'delivered' || headline.at === null) {
    return <HeadlineWords headline={headline} />
  }
  return t('track.head_delivered', { day: formatDate(toDate(headline.at)) })
}
