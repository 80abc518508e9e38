import { CarrierRows, isFollowed } from '#app/features/order/carrier-rows.tsx'
import { useDaysAfterPayment } from '#app/features/order/days-after-payment.ts'
import { HeadlineWords, useHeadlineNote } from '#app/features/order/headline-words.tsx'
import { OrderLineList } from '#app/features/order/order-line-list.tsx'
import { OrderSteps } from '#app/features/order/order-steps.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { Arrival } from '#app/ui/arrival.tsx'
import { Grid, Wrap } from '#app/ui/grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Rows } from '#app/ui/rows.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { OrderPageFacts } from './order-page-facts.ts'
import { OrderSide } from './order-side.tsx'
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
      <CancelNotice says={says} />
      <Grid>
        <div className={styles.main}>
          <section className={styles.way}>
            <h2>
              <VisuallyHidden>{t('track.steps')}</VisuallyHidden>
            </h2>
            <OrderSteps order={order} />
            {order.packages.some(isFollowed) && (
              <Rows>
                <CarrierRows parcels={order.packages} />
              </Rows>
            )}
          </section>
          <section className={styles.goods}>
            <Headline>{t('order.goods')}</Headline>
            <OrderLineList lines={order.lines} />
          </section>
        </div>
        <aside className={styles.side} aria-label={t('order.summary')}>
          <OrderSide order={order} />
        </aside>
      </Grid>
    </Wrap>
  )
}

function CancelNotice({ says }: Pick<OrderViewProps, 'says'>) {
  const { t } = useShopText()
  if (says !== 'cancelled' && says !== 'too-late') return null
  return (
    <div className={styles.notice}>
      <Arrival of={says}>
        {says === 'cancelled' ? (
          <Notice kind="success">{t('order.cancelled_note')}</Notice>
        ) : (
          <Notice kind="error">{t('order.cancel_too_late')}</Notice>
        )}
      </Arrival>
    </div>
  )
}
