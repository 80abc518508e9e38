import type { OrderItem } from '@saum/contract/order'
import type { Shop } from '@saum/domain/shops'
import { toGarment, type Garment } from './garment.ts'
import { reducedBy, savedOn } from './order-sums.ts'

/** Alike pieces of an order in one row. */
export interface OrderLine extends Garment {
  key: string
  variantId: number
  count: number
  /** Of all its pieces, before any promotion: these add up to the subtotal. */
  fullCents: number
  /** With their promotion. A voucher is taken off the sum and not off single pieces. */
  cents: number
  status: OrderItem['status']
  promotionName: string | null
  /** Of what comes again. */
  subscription?: NonNullable<OrderItem['subscription']>
}

/** Pieces of the same size in the same state and under the same promotion are one line. */
export function toOrderLines(items: readonly OrderItem[], shop: Shop): OrderLine[] {
  const lines = new Map<string, OrderLine>()
  for (const item of items) {
    const { product, variant, price, status, promotionName, subscription } = item
    const again = subscription ? ` ${subscription.intervalMonths}` : ''
    const key = `${variant.id} ${status} ${promotionName ?? ''}${again}`
    const known = lines.get(key)
    const own = price.withTax + reducedBy(price, 'voucher')
    const cents = (known?.cents ?? 0) + own
    const fullCents = (known?.fullCents ?? 0) + own + savedOn(item)
    const count = (known?.count ?? 0) + 1
    const garment = known ?? toGarment(product, variant, shop)
    lines.set(key, {
      ...garment,
      key,
      variantId: variant.id,
      count,
      fullCents,
      cents,
      status,
      promotionName,
      ...(subscription && { subscription }),
    })
  }
  return [...lines.values()]
}
