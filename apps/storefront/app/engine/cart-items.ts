import type { Basket, BasketItem } from '@saum/contract/basket-shape'
import { askedUnitCents } from '@saum/domain/asked-price'
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
        price: askedUnitCents(item) / CENTS_PER_UNIT,
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

function nameOf({ product }: BasketItem): string {
  const [name] = [product.attributes['name']?.values ?? []].flat()
  return name?.label ?? ''
}
