import { money } from '@saum/domain/money'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Threshold } from '#app/ui/progress.tsx'
import { deliveryProgress } from './delivery-progress.ts'

interface DeliveryLineProps {
  totalCents: number
  /** With a VIP card, whatever it costs. */
  isDeliveryFree: boolean
}

/** How far it is to free delivery; where that depends on the country, what it depends on. */
export function DeliveryLine({ totalCents, isDeliveryFree }: DeliveryLineProps) {
  const { t, shop, formatMoney } = useShopText()
  const progress = deliveryProgress(shop, totalCents)
  if (isDeliveryFree || progress.kind === 'reached') return <p>{t('basket.delivery_reached')}</p>
  if (progress.kind === 'depends') {
    return (
      <p>
        {t('basket.delivery')}: {t('basket.delivery_rule')}
      </p>
    )
  }
  const words = t('basket.delivery_progress', {
    amount: formatMoney(money(progress.missingCents, shop.currency)),
  })
  return (
    <Threshold value={totalCents} max={progress.freeFromCents} label={words}>
      {words}
    </Threshold>
  )
}
