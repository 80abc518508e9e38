import type { Order } from '@saum/contract/order'
import type { PurchaseEvent } from '@saum/engine/analytics/events'
import { attributeLabel } from '#app/features/catalog/attribute.ts'

export type Purchase = PurchaseEvent

/** Heard by whoever measures; the detail is a `Purchase`. */
const PURCHASE_EVENT = 'saum:purchase'

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

interface PurchaseReporter {
  /** `null` where the browser keeps nothing. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
  target: Pick<EventTarget, 'dispatchEvent'>
}

/** Tells of an order once, however often its page is opened. Says whether it was the first time. */
export function reportPurchase(purchase: Purchase, { storage, target }: PurchaseReporter): boolean {
  const key = `saum-purchase-${purchase.transaction.id}`
  try {
    if (storage === null || storage.getItem(key) !== null) return false
    storage.setItem(key, '1')
  } catch {
    // Counted not at all is better than counted with every reload.
    return false
  }
  target.dispatchEvent(new CustomEvent(PURCHASE_EVENT, { detail: purchase }))
  return true
}
