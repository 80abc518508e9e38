import { useDaysAfterPayment } from '#app/features/order/days-after-payment.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { SuccessFacts } from './success-facts.ts'

type DeliveryFacts = Pick<SuccessFacts, 'delivery' | 'standing' | 'workingDays'>

/** When it comes; before the money of a transfer has come only how long it takes from then on. */
export function useDeliveryWords(order: DeliveryFacts): string | undefined {
  const { delivery, standing, workingDays } = order
  const { t } = useShopText()
  const afterPayment = useDaysAfterPayment(workingDays)
  if (standing === 'transfer') return afterPayment
  if (delivery === null || standing === 'cancelled') return undefined
  return delivery.from === delivery.to ? delivery.to : t('success.between', delivery)
}
