import type { Shop } from '@saum/domain/shops'
import { useEffect } from 'react'
import { refreshBasket } from '#app/features/basket/refresh-basket.ts'
import { OrderLineList } from '#app/features/order/order-line-list.tsx'
import { OrderSumsList } from '#app/features/order/order-sums-list.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Grid } from '#app/ui/grid.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { AccountForm } from './account-form.tsx'
import { NextSteps } from './next-steps.tsx'
import { OrderFacts } from './order-facts.tsx'
import { PaymentPart } from './payment-part.tsx'
import type { Saying } from './saying.ts'
import { SayingNotice } from './saying-notice.tsx'
import type { SuccessFacts } from './success-facts.ts'
import styles from './success-page.module.css'

interface OrderedPageProps {
  order: SuccessFacts
  says: Saying | null
  ownHref: string
}

export function OrderedPage({ order, says, ownHref }: OrderedPageProps) {
  const { t, shop } = useShopText()
  const { orderId, standing } = order
  const isOnItsWay = standing === 'placed' || standing === 'transfer'

  useEffect(() => {
    // The other tabs still count what has just been ordered.
    void refreshBasket(shop)
    forgetTyped(shop)
  }, [orderId, shop])

  return (
    <div className={styles.success}>
      <Grid>
        <div className={styles.main}>
          <Head order={order} />
          {says && <SayingNotice says={says} />}
          <PaymentPart order={order} ownHref={ownHref} />
          <OrderFacts order={order} />
        </div>
        <section className={styles.side}>
          <h2>
            <VisuallyHidden>{t('order.goods')}</VisuallyHidden>
          </h2>
          <OrderLineList lines={order.lines} />
          <OrderSumsList sums={order.sums} />
        </section>
        {isOnItsWay && (
          <div className={styles.more}>
            <NextSteps order={order} />
            {order.isGuest && order.token !== null && (
              <AccountForm token={order.token} says={says} />
            )}
          </div>
        )}
      </Grid>
    </div>
  )
}

function Head({ order }: { order: SuccessFacts }) {
  const { standing, orderNumber } = order
  return (
    <div className={styles.head}>
      {standing === 'transfer' && <NumberLine orderNumber={orderNumber} />}
      <Headline as="h1" size={64}>
        <Title order={order} />
      </Headline>
      <Text size={16} measure>
        <Lead order={order} />
      </Text>
    </div>
  )
}

function NumberLine({ orderNumber }: { orderNumber: string }) {
  const { t } = useShopText()
  return (
    <Text tone="soft">
      {t('success.number')} {orderNumber}
    </Text>
  )
}

/** A link that is opened elsewhere than where the order was placed names no person. */
function Title({ order: { standing, firstName, isWithoutPerson } }: { order: SuccessFacts }) {
  const { t, richText } = useShopText()
  if (standing === 'paying') return t('success.pending_title')
  if (standing === 'cancelled') return t('success.cancelled_title')
  return isWithoutPerson
    ? t('success.plain_title')
    : richText('success.title', { firstName: <em>{firstName}</em> })
}

function Lead({ order: { standing, email, isWithoutPerson } }: { order: SuccessFacts }) {
  const { t } = useShopText()
  if (standing === 'paying') return t('success.pending_payment')
  if (isWithoutPerson) return t('success.plain')
  if (standing === 'cancelled') return t('success.cancelled_hint', { email })
  return t(standing === 'placed' ? 'success.mail' : 'success.mail_pending', { email })
}

/** Of a tab whose checkout another one has finished; its element had no chance to tidy up. */
function forgetTyped({ shopId }: Shop): void {
  try {
    sessionStorage.removeItem(`saum-checkout:${shopId}`)
  } catch {
    // Without a storage nothing was kept.
  }
}
