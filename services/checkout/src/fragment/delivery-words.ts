import type { DeliveryOption } from '@saum/contract/checkout'
import { workingDaysOf } from '@saum/domain/delivery-options'
import { SHOP_SERVICE } from '@saum/domain/shop-service'
import type { ShopText } from '../shop-text.ts'
import type { FragmentView } from './view.ts'

type CheckoutState = FragmentView['state']

export function optionName({ t, shop }: ShopText, { key }: Pick<DeliveryOption, 'key'>): string {
  if (key === 'standard') return t('option_standard', { carrier: SHOP_SERVICE[shop.path].carrier })
  return t(key === 'express' ? 'option_express' : 'option_collect')
}

/** When the order comes, or can be collected; nothing before it is known how, unless it is supposed. */
export function deliveryTime({ text, state }: FragmentView, supposed?: DeliveryOption): string {
  const chosen = chosenOption(state) ?? supposed
  if (!chosen) return ''
  const when = deliveryDays(text, chosen, state)
  return chosen.key === 'collect' ? when : text.t('delivery_time', { dates: when })
}

/** Nothing is packed before the money of a prepayment has come, so there are no dates before it. */
export function deliveryDays(
  { t, day, days, shop }: ShopText,
  chosen: DeliveryOption,
  { selectedPaymentOption, addresses }: CheckoutState,
): string {
  if (selectedPaymentOption !== 'prepayment') {
    const { deliveryDate } = chosen
    return chosen.key === 'collect'
      ? t('collect_from', { date: day(deliveryDate.min) })
      : days(deliveryDate)
  }
  const { countryCode } = addresses.shipping
  const range = workingDaysOf(shop, { key: chosen.key, countryCode })
  if (range === null) return t('collect_after_payment')
  const [fewest, most] = range
  const count = fewest === most ? String(most) : `${fewest}–${most}`
  return t('days_after_payment', { days: count, count: most })
}

export function chosenOption(state: CheckoutState): DeliveryOption | undefined {
  return state.availableShippingOptions.find(({ key }) => key === state.selectedShippingOption)
}
