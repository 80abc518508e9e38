import { emitShopEvent } from '../analytics/emit-event.ts'
import type { ProductClickEvent } from '../analytics/events.ts'
import type { Engine } from '../engine.ts'
import type { View } from '../state.ts'
import type { Product } from '../wire/product.ts'

/** Long enough to tell a long press from a touch. */
const LONG_PRESS_MS = 1000

/** A product that can be opened; the first opening is told to the provider. */
export interface InteractiveProduct {
  select(): void
  /** A press that counts unless it is called off within a second. */
  beginDelayedSelect(): void
  cancelPendingSelect(): void
}

interface ClickSource {
  engine: Engine
  page: View<{ responseId: string }>
}

export function interactiveProduct(source: ClickSource, product: Product): InteractiveProduct {
  const { engine } = source
  let wasOpened = false
  let cancel = () => {}

  function open(): void {
    if (wasOpened) return
    wasOpened = true
    const { responseId } = source.page.get()
    emitShopEvent(engine, 'ec.productClick', clickOf(product, responseId))
  }

  return {
    select: open,
    beginDelayedSelect() {
      cancel()
      cancel = engine.environment.setTimer(open, LONG_PRESS_MS)
    },
    cancelPendingSelect: () => cancel(),
  }
}

/** What a click says of a product; what the provider does not know of it falls back to its id. */
function clickOf(product: Product, responseId: string): Omit<ProductClickEvent, 'currency'> {
  const { permanentid, ec_name, ec_price, ec_promo_price, ec_product_id } = product
  return {
    product: {
      name: ec_name ?? permanentid,
      price: ec_promo_price ?? ec_price ?? Number.NaN,
      productId: ec_product_id ?? permanentid,
    },
    position: product.position,
    responseId: product.responseId ?? responseId,
  }
}
