import { money } from '@saum/domain/money'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { toDate } from '#app/features/order/day-words.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { SelectOption } from '#app/ui/select-field.tsx'
import { Text } from '#app/ui/type.tsx'
import { SubscriptionActs } from './subscription-acts.tsx'
import type { SubscriptionFacts } from './subscription-facts.ts'
import styles from './subscription-row.module.css'

interface SubscriptionRowProps {
  subscription: SubscriptionFacts
  addresses: readonly SelectOption[]
  requestKey: string
}

export function SubscriptionRow(props: SubscriptionRowProps) {
  const { subscription } = props
  const { t } = useShopText()
  const { imageBase } = usePageSettings()
  const { garment, quantity, number, interval, address, state } = subscription
  const isRunning = state === 'active' || state === 'paused'
  return (
    <li className={styles.row} data-state={state}>
      {/* The name leads to the same place and says so. */}
      <a className={styles.picture} href={garment.href} tabIndex={-1} aria-hidden="true">
        {garment.picture && (
          <Picture
            {...productPicture(garment.picture, imageBase, 'thumbnail')}
            alt=""
            sizes="104px"
            fill
          />
        )}
      </a>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <a href={garment.href}>{garment.name}</a>
        </h3>
        {isRunning && <DeliveryPrice subscription={subscription} />}
        <div className={styles.meta}>
          <Text tone="soft">
            {t('order.piece', { color: garment.color, size: garment.size, count: quantity })}
          </Text>
          {isRunning && (
            <>
              <Text tone="soft">{interval}</Text>
              <Text tone="soft">{t('subscription.goes_to', { address })}</Text>
            </>
          )}
          <Text tone="soft">{t('subscription.number', { number })}</Text>
        </div>
        <p className={styles.state}>
          <StateWords subscription={subscription} />
        </p>
        {state === 'cancelled' && <LastDelivery subscription={subscription} />}
        <SubscriptionActs {...props} />
      </div>
    </li>
  )
}

function DeliveryPrice({ subscription }: Pick<SubscriptionRowProps, 'subscription'>) {
  const { t, shop, formatMoney } = useShopText()
  const written = (cents: number) => formatMoney(money(cents, shop.currency))
  const { goodsCents, deliveryCents } = subscription
  return (
    <p className={styles.price}>
      {written(goodsCents)}
      <small>{t('subscription.per_delivery')}</small>
      {deliveryCents > 0 && (
        <small>{t('subscription.plus_delivery', { price: written(deliveryCents) })}</small>
      )}
    </p>
  )
}

/** Who has cancelled for a later day still gets what comes until then. */
function LastDelivery({ subscription }: Pick<SubscriptionRowProps, 'subscription'>) {
  const { t, formatDate } = useShopText()
  const { nextDeliveryOn } = subscription
  if (nextDeliveryOn === null) return null
  const date = formatDate(toDate(nextDeliveryOn))
  return <p className={styles.state}>{t('subscription.next', { date })}</p>
}

function StateWords({ subscription }: Pick<SubscriptionRowProps, 'subscription'>) {
  const { t, formatDate } = useShopText()
  const { state, nextDeliveryOn, pausedUntil, cancelledAt, endsOn, isChangeable } = subscription
  const written = (day: string) => formatDate(toDate(day))
  if (cancelledAt !== null && endsOn !== null) {
    const [date, end] = [written(cancelledAt), written(endsOn)]
    return date === end
      ? t('subscription.cancelled_at_once', { date })
      : t('subscription.cancelled_on', { date, end })
  }
  if (state === 'paused') {
    if (pausedUntil === null) return t('subscription.paused')
    const date = written(pausedUntil)
    return nextDeliveryOn === null
      ? t('subscription.paused_until', { date })
      : t('subscription.paused_next', { date, next: written(nextDeliveryOn) })
  }
  if (state === 'ended' || nextDeliveryOn === null) return t('subscription.ended')
  const date = written(nextDeliveryOn)
  return isChangeable ? t('subscription.next', { date }) : t('subscription.under_way', { date })
}
