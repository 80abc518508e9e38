import type { Order } from '@saum/contract/order'
import type { PurchaseEvent } from '@saum/engine/analytics/events'
import { attributeLabel } from '#app/features/catalog/attribute.ts'

export type Purchase = PurchaseEvent

/** An order as those who measure know it: alike pieces together, amounts in major units. */
export function toPurchase(order: Order): Purchase {
  const products = new Map<number, Purchase['products'][number]>()
  for (const { product, price } of order.items) {
    const known = products.get(product.id)
    products.set(product.id, {
      product: {
        productId: String(product.id),
        name: attributeLabel(product.attributes['name']),
        price: price.withTax / 100,
      },
      quantity: (known?.quantity ?? 0) + 1,
    })
  }
  return {
    currency: order.currencyCode,
    products: [...products.values()],
    transaction: { id: order.publicKey, revenue: order.cost.withTax / 100 },
  }
}
