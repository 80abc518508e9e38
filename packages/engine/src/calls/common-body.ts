import { clientIdOf } from '../analytics/client-id.ts'
import { engineSource } from '../analytics/engine-source.ts'
import { CART, type CartItem } from '../cart/cart.ts'
import { CONTEXT } from '../context/context.ts'
import type { Engine } from '../engine.ts'

/** What every call of the commerce protocol says about who asks and where. */
export interface CommonBody {
  trackingId: string
  clientId?: string
  context: {
    user: { userAgent?: string; latitude?: number; longitude?: number }
    view: { url: string; referrer?: string }
    capture: boolean
    cart: readonly ProductQuantity[]
    source: readonly string[]
  }
  language: string
  country: string
  currency: string
}

export interface ProductQuantity {
  productId: string
  quantity: number
}

export function commonBody(engine: Engine): CommonBody {
  const configuration = engine.configuration.get()
  const { enabled, trackingId } = configuration.analytics
  const { language, country, currency, view, location } = engine.state(CONTEXT).get()
  const { userAgent, referrer, capture = enabled } = engine.environment.navigator()
  const clientId = clientIdOf(engine)
  return {
    trackingId,
    ...(enabled && { clientId }),
    context: {
      user: { ...location, ...(userAgent && { userAgent }) },
      view: { ...view, ...(referrer && { referrer }) },
      // The provider refuses to record a visitor without an id.
      capture: capture && clientId !== '',
      cart: quantitiesByProduct(engine.state(CART).get().items),
      source: engineSource(configuration),
    },
    language,
    country,
    currency,
  }
}

/** Lines of one product that differ in name or price count together. */
export function quantitiesByProduct(
  items: Readonly<Record<string, CartItem>>,
): readonly ProductQuantity[] {
  const products = new Map<string, ProductQuantity>()
  for (const { productId, quantity } of Object.values(items)) {
    const known = products.get(productId)?.quantity ?? 0
    products.set(productId, { productId, quantity: known + quantity })
  }
  return [...products.values()]
}
