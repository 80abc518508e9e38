import { CancelNotice } from '#app/features/order/cancel-notice.tsx'
import { useDaysAfterPayment } from '#app/features/order/days-after-payment.ts'
import { HeadlineWords, useHeadlineNote } from '#app/features/order/headline-words.tsx'
import { OrderMain } from '#app/features/order/order-main.tsx'
import type { OrderPageFacts } from '#app/features/order/order-page-facts.ts'
import { OrderSide } from '#app/features/order/order-side.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { Grid, Wrap } from '#app/ui/grid.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import styles from './order-view.module.css'

interface OrderViewProps {
  order: OrderPageFacts
  /** What the last form on the page led to. */
  says: string | null
}

/** A whole order, for who has its link or the code of the mail. */
export function OrderView({ order, says }: OrderViewProps) {
  const { t, formatDate } = useShopText()
  const note = useHeadlineNote(order.headline)
  const afterPayment = useDaysAfterPayment(order.workingDays)
  const day = formatDate(new Date(order.createdAt))
  return (
    <Wrap>
      <PageHead title={t('track.order_number', { number: order.orderNumber })} />
      <header className={styles.head}>
        <Text tone="soft">{t('track.order_of', { number: order.orderNumber, day })}</Text>
        <Headline as="h1" size={64}>
          <HeadlineWords headline={order.headline} />
        </Headline>
        {note !== null && <Text size={16}>{note}</Text>}
        {order.isTransferAwaited && <Text tone="soft">{afterPayment}</Text>}
      </header>
      <div className={styles.notice}>
        <CancelNotice says={says} />
      </div>
      <Grid>
        <div className={styles.main}>
          <OrderMain order={order} />
        </div>
        <div className={styles.side}>
          <OrderSide order={order} />
        </div>
      </Grid>
    </Wrap>
  )
}
