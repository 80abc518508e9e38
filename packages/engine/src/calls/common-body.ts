import type { Engine } from '../engine.ts'

/** What every call of the commerce protocol says about who asks and where. */
export interface CommonBody {
  trackingId: string
  clientId?: string
  context: {
    user: { userAgent?: string; latitude?: number; longitude?: number }
    view: { url: string; referrer?: string }
    capture: boolean
    cart: readonly { productId: string; quantity: number }[]
    source: readonly string[]
  }
  language: string
  country: string
  currency: string
}

export declare function commonBody(engine: Engine): CommonBody
