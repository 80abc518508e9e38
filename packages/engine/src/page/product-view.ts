import { emitShopEvent } from '../analytics/emit-event.ts'
import type { EventProduct } from '../analytics/events.ts'
import type { Engine } from '../engine.ts'

/** Tells the provider that a visitor looks at the page of a product. */
export function viewProduct(engine: Engine, { productId, name, price }: EventProduct): void {
  emitShopEvent(engine, 'ec.productView', { product: { productId, name, price } })
}
