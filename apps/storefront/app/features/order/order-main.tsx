import { useShopText } from '#app/messages/shop-text.tsx'
import { Rows } from '#app/ui/rows.tsx'
import { Headline } from '#app/ui/type.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { CarrierRows, isFollowed } from './carrier-rows.tsx'
import { OrderLineList } from './order-line-list.tsx'
import type { OrderPageFacts } from './order-page-facts.ts'
import styles from './order-parts.module.css'
import { OrderSteps } from './order-steps.tsx'

/** How far an order is, and what is in it. */
export function OrderMain({ order }: { order: OrderPageFacts }) {
  const { t } = useShopText()
  return (
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
  )
}
