import { deliveryCost } from '@saum/domain/delivery-cost'
import { intervalWords } from '@saum/domain/subscription-terms'
import { fillSlots } from '../mail/fill-slots.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { wordsFor } from '../words/shop-words.ts'
import { valueWriter } from '../words/write-values.ts'
import { toPieceRows } from './piece-rows.ts'

/** What each later delivery costs, which comes alone; none where everything was bought once. */
export function subscriptionLines(
  { shop, pieces, document }: KeptOrder,
  isDeliveryFree: boolean,
): string[] {
  const words = wordsFor(shop.locale).subscription
  const { money } = valueWriter(shop)
  const { countryCode } = document.shippingAddress
  return toPieceRows(pieces).flatMap(({ pieces: alike, name }) => {
    const { subscription } = alike[0].document
    if (subscription === undefined) return []
    const goodsCents = subscription.unitCents * alike.length
    const cost = isDeliveryFree ? null : deliveryCost(shop, goodsCents, countryCode)
    const feeCents = cost?.feeCents ?? 0
    return fillSlots(words.each, {
      name,
      interval: intervalWords(shop, subscription.intervalMonths),
      price: money(goodsCents),
      delivery:
        feeCents === 0 ? words.free : fillSlots(words.delivery, { amount: money(feeCents) }),
    })
  })
}
