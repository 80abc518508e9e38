import type { Basket, BasketItem } from '@saum/contract/basket-shape'
import type { CartItem } from '@saum/engine/cart/cart'
import { cartKey } from '@saum/engine/cart/cart-transitions'

const CENTS_PER_UNIT = 100

/** What the search provider is told of a basket: sizes of a product at one price are one line to it. */
export function toCartItems({ items }: Pick<Basket, 'items'>): CartItem[] {
  const lines = items
    .filter(({ status }) => status === 'available')
    .map((item) => {
      const name = nameOf(item)
      return {
        productId: String(item.product.id),
        ...(name !== '' && { name }),
        price: askedCents(item) / CENTS_PER_UNIT,
        quantity: item.quantity,
      }
    })
  return [...countTogether(lines).values()]
}

function countTogether(lines: readonly CartItem[]): Map<string, CartItem> {
  const counted = new Map<string, CartItem>()
  for (const line of lines) {
    const key = cartKey(line)
    const quantity = line.quantity + (counted.get(key)?.quantity ?? 0)
    if (quantity > 0) counted.set(key, { ...line, quantity })
  }
  return counted
}

/**
 * What one piece costs before promotion and voucher. Both come and go with what else is in the basket,
 * and a line that changes its price is another line to the provider.
 */
function askedCents({ price: { total }, quantity }: BasketItem): number {
  const givenBack = total.appliedReductions
    .filter(({ category }) => category === 'promotion' || category === 'voucher')
    .reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0)
  return Math.round((total.withTax + givenBack) / Math.max(1, quantity))
}

function nameOf({ product }: BasketItem): string {
  const [name] = [product.attributes['name']?.values ?? []].flat()
  return name?.label ?? ''
}
