import type { BasketItem } from '@saum/contract/basket-shape'
import { attributes, html, type Html } from '../markup.ts'
import { isOrdered, reducedBy } from './goods-line.ts'
import type { FragmentView } from './view.ts'

/** What the order costs and why, down to what is left to pay. */
export function sums({ text, state }: FragmentView): Html {
  const { basket, cost, giftCards } = state
  const { t, money } = text
  const { voucher } = basket
  const tax = t('total_tax', { amount: money(cost.taxCents), rate: text.percent(cost.taxRate) })
  return html`<dl data-part="sums">
    ${sum(t('subtotal'), money(cost.subtotalCents))}
    ${savingsOf(basket.items).map(([name, cents]) => sum(name, money(-cents), 'off'))}
    ${
      voucher &&
      voucher.reducedCents > 0 &&
      sum(t('voucher_named', { code: voucher.code }), money(-voucher.reducedCents), 'off')
    }
    ${sum(t('delivery'), cost.deliveryCents === 0 ? t('free') : money(cost.deliveryCents))}
    <div data-part="sum" data-kind="total">
      <dt>${t('total')}<small>${tax}</small></dt>
      <dd>${money(cost.totalCents)}</dd>
    </div>
    ${giftCards.map(({ lastDigits, usedCents }) =>
      sum(t('giftcard_named', { digits: lastDigits }), money(-usedCents)),
    )}
    ${giftCards.length > 0 && sum(t('due'), money(cost.dueCents), 'due')}
  </dl>`
}

function sum(name: string, amount: string, kind?: 'off' | 'due'): Html {
  return html`<div${attributes({ 'data-part': 'sum', 'data-kind': kind })}><dt>${name}</dt><dd>${amount}</dd></div>`
}

/** What each promotion takes off, by its name. */
function savingsOf(items: readonly BasketItem[]): [name: string, cents: number][] {
  const savings = new Map<string, number>()
  for (const { promotion, price } of items.filter(isOrdered)) {
    const cents = promotion ? reducedBy(price.total, 'promotion') : 0
    if (promotion && cents > 0) {
      savings.set(promotion.displayName, (savings.get(promotion.displayName) ?? 0) + cents)
    }
  }
  return [...savings]
}
