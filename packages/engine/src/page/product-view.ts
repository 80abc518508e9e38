import { emitEvent } from '../analytics/emit-event.ts'
import type { EventProduct } from '../analytics/events.ts'
import { CONTEXT } from '../context/context.ts'
import type { Engine } from '../engine.ts'

/** Tells the provider that a visitor looks at the page of a product. */
export function viewProduct(engine: Engine, { productId, name, price }: EventProduct): void {
  const { currency } = engine.state(CONTEXT).get()
  emitEvent(engine, 'ec.productView', { currency, product: { productId, name, price } })
}
