import type { Order, OrderItem } from '@saum/contract/order'
import type { Price } from '@saum/contract/product'

/** What an order costs and why. */
export interface OrderSums {
  /** What the goods cost everybody, before promotions and voucher. */
  goodsCents: number
  savings: { name: string; cents: number }[]
  vouchers: { code: string; cents: number }[]
  deliveryCents: number
  totalCents: number
  taxCents: number
  taxRate: number
  /** Paid by cards; the rest is what the payment is about. */
  giftCardCents: number
  dueCents: number
}

/** Goods without savings and vouchers, with the delivery, are the total. */
export function toOrderSums(order: Order): OrderSums {
  const { cost, items, payment } = order
  const { deliveryCents } = order.shipping
  const savings = savingsOf(items)
  const vouchers = order.vouchers.map(({ code, reducedCents: cents }) => ({ code, cents }))
  const reducedCents = sum([...savings, ...vouchers].map(({ cents }) => cents))
  const cards = payment.filter(({ key }) => key === 'giftcard')
  const giftCardCents = sum(cards.map(({ amount }) => amount))
  return {
    goodsCents: cost.withTax - deliveryCents + reducedCents,
    savings,
    vouchers,
    deliveryCents,
    totalCents: cost.withTax,
    taxCents: cost.tax.vat.amount,
    taxRate: cost.tax.vat.rate,
    giftCardCents,
    dueCents: cost.withTax - giftCardCents,
  }
}

/** Per promotion, in the order of the goods. */
function savingsOf(items: Order['items']): OrderSums['savings'] {
  const byName = new Map<string, number>()
  for (const item of items) {
    const { promotionName } = item
    const cents = savedOn(item)
    if (promotionName === null || cents === 0) continue
    byName.set(promotionName, (byName.get(promotionName) ?? 0) + cents)
  }
  return [...byName].map(([name, cents]) => ({ name, cents }))
}

/** By its promotion; a reduction nobody can name is part of the price. */
export function savedOn({ promotionName, price }: Pick<OrderItem, 'promotionName' | 'price'>) {
  return promotionName === null ? 0 : reducedBy(price, 'promotion')
}

type Category = Price['appliedReductions'][number]['category']

export function reducedBy({ appliedReductions }: Price, category: Category): number {
  const same = appliedReductions.filter((reduction) => reduction.category === category)
  return sum(same.map(({ amount }) => amount.absoluteWithTax))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
