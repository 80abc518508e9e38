import { useShopText } from '#app/messages/shop-text.tsx'

/** Fewest and most; `null` where it is collected. */
export type WorkingDays = readonly [fewest: number, most: number] | null

/** How long it takes once the money of a transfer has come: nobody knows the days before. */
export function useDaysAfterPayment(workingDays: WorkingDays): string {
  const { t } = useShopText()
  if (workingDays === null) return t('order.collect_after_payment')
  const [fewest, most] = workingDays
  const days = fewest === most ? String(most) : `${fewest}–${most}`
  return t('order.days_after_payment', { days, count: most })
}
