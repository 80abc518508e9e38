import { AccountPage } from '#app/features/account/account-page.tsx'
import { CancelNotice } from '#app/features/order/cancel-notice.tsx'
import { useDaysAfterPayment } from '#app/features/order/days-after-payment.ts'
import { HeadlineWords, useHeadlineNote } from '#app/features/order/headline-words.tsx'
import { OrderMain } from '#app/features/order/order-main.tsx'
import type { OrderPageFacts } from '#app/features/order/order-page-facts.ts'
import { OrderSide } from '#app/features/order/order-side.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { ReorderNotice } from './reorder-notice.tsx'
import styles from './account-order-page.module.css'

interface AccountOrderPageProps {
  order: OrderPageFacts
  /** What the last form on the page led to. */
  says: string | null
  /** Variants that could not be ordered again. */
  missing: readonly string[]
}

/** One order of the customer, with everything that can be done with it. */
export function AccountOrderPage({ order, says, missing }: AccountOrderPageProps) {
  const { t, formatDate } = useShopText()
  const note = useHeadlineNote(order.headline)
  const afterPayment = useDaysAfterPayment(order.workingDays)
  const day = formatDate(new Date(order.createdAt))
  return (
    <AccountPage
      title={t('account.order_title', { orderNumber: order.orderNumber })}
      current="orders"
      lead={t('track.order_of', { number: order.orderNumber, day })}
      headline={<HeadlineWords headline={order.headline} />}
      note={order.isTransferAwaited ? afterPayment : note}
    >
      <div className={styles.notice}>
        <CancelNotice says={says} />
        <ReorderNotice says={says} missing={missing} lines={order.lines} />
      </div>
      <div className={styles.order}>
        <OrderMain order={order} />
        <div className={styles.side}>
          <OrderSide order={order} />
          <form method="post" className={styles.again}>
            <input type="hidden" name="intent" value="reorder" />
            <Button type="submit" look="line" wide>
              {t('account.order_reorder')}
            </Button>
          </form>
        </div>
      </div>
    </AccountPage>
  )
}
