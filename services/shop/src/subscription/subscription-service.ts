import type { Product } from '@saum/contract/product'
import type { Subscription, SubscriptionCancellation } from '@saum/contract/subscription'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { ProductService } from '../catalog/product-service.ts'
import type { Database } from '../database/database.ts'
import { findCustomer } from '../session/customer-storage.ts'
import type { OrderTokens } from '../token/order-token.ts'
import { declareCancellation } from './cancel-subscription.ts'
import { changeSubscription, type Changing } from './change-subscription.ts'
import { pausing, restoring, resume, skipping } from './customer-moves.ts'
import type { KeptSubscription } from './kept-subscription.ts'
import { toCancellation, toSubscription } from './subscription-answer.ts'
import { findSubscription, listSubscriptions } from './subscription-storage.ts'
import { updateDelivery, type DeliveryUpdate } from './update-delivery.ts'

interface Caller {
  shop: Shop
  customerId: number
}

const NOT_FOUND = { kind: 'subscription-not-found' } as const

type NotFound = typeof NOT_FOUND
type Answer<Kind = { kind: 'too-late' }> = Promise<
  Result<{ subscription: Subscription }, NotFound | Kind>
>

export interface SubscriptionService {
  list(caller: Caller): Promise<Subscription[]>
  update(
    caller: Caller,
    id: string,
    update: DeliveryUpdate,
  ): Answer<{ kind: 'too-late' } | { kind: 'not-available' }>
  skip(caller: Caller, id: string, deliveryOn: string): Answer
  restore(caller: Caller, id: string, deliveryOn: string): Answer
  pause(caller: Caller, id: string, months: number): Answer
  resume(caller: Caller, id: string): Answer
  cancel(caller: Caller, id: string, requestKey: string): Answer<never>
  cancellations(caller: Caller): Promise<SubscriptionCancellation[]>
}

interface SubscriptionParts {
  db: Database
  products: ProductService
  tokens: OrderTokens
  now: () => number
}

/** What customers see of their subscriptions and do with them; a foreign one is none. */
export function createSubscriptionService(parts: SubscriptionParts): SubscriptionService {
  const { db, tokens, now } = parts

  async function findOwn({ shop, customerId }: Caller, id: string) {
    const found = await findSubscription(db.sql, id)
    const isOwn = found?.customerId === customerId && found.shop.shopId === shop.shopId
    return isOwn ? found : null
  }

  async function show(kept: KeptSubscription): Promise<Subscription> {
    const colors = await loadColors(parts.products, kept.shop, kept.productId)
    const { groups = [] } = (await findCustomer(db.sql, kept.customerId)) ?? {}
    return toSubscription(kept, { ...viewOf(kept, colors), groups, tokens, now: now() })
  }

  /** Refused where it is too late: the delivery is under way, or nothing comes any more. */
  async function change(
    caller: Caller,
    id: string,
    make: (changing: Changing) => KeptSubscription | null,
  ): Answer {
    if ((await findOwn(caller, id)) === null) return refuse(NOT_FOUND)
    let isMade = false
    const kept = await changeSubscription(parts, id, (changing) => {
      const made = make(changing)
      isMade = made !== null
      return made
    })
    if (kept === null) return refuse(NOT_FOUND)
    return isMade ? accept({ subscription: await show(kept) }) : refuse({ kind: 'too-late' })
  }

  return {
    async list({ shop, customerId }) {
      const found = await listSubscriptions(db.sql, { customerId, shopId: shop.shopId })
      return Promise.all(found.map((kept) => show(kept)))
    },

    async update(caller, id, update) {
      const found = await findOwn(caller, id)
      if (found === null) return refuse(NOT_FOUND)
      const colors = await loadColors(parts.products, caller.shop, found.productId)
      const outcome = await updateDelivery(parts, id, { update, colors })
      if (!outcome.ok) return outcome
      return accept({ subscription: await show(outcome.value) })
    },

    skip: (caller, id, deliveryOn) => change(caller, id, skipping(deliveryOn)),
    restore: (caller, id, deliveryOn) => change(caller, id, restoring(deliveryOn)),
    pause: (caller, id, months) => change(caller, id, pausing(months)),
    resume: (caller, id) => change(caller, id, resume),

    async cancel(caller, id, requestKey) {
      if ((await findOwn(caller, id)) === null) return refuse(NOT_FOUND)
      const kept = await changeSubscription(parts, id, (changing) =>
        declareCancellation(changing, requestKey),
      )
      if (kept === null) return refuse(NOT_FOUND)
      return accept({ subscription: await show(kept) })
    },

    async cancellations({ shop, customerId }) {
      const found = await listSubscriptions(db.sql, { customerId, shopId: shop.shopId })
      return found
        .flatMap((kept) => toCancellation(kept, { tokens }) ?? [])
        .toSorted((one, other) => other.cancelledAt.localeCompare(one.cancelledAt))
    },
  }
}

function viewOf({ variantId }: KeptSubscription, colors: readonly Product[]) {
  const product = colors.find((one) => one.variants.some(({ id }) => id === variantId))
  const variant = product?.variants.find(({ id }) => id === variantId)
  return {
    colors,
    offer: product && variant && product.isActive ? { product, variant } : undefined,
  }
}

async function loadColors(
  products: ProductService,
  shop: Shop,
  productId: number,
): Promise<Product[]> {
  const [own] = await products.byIds(shop, [productId])
  if (own === undefined) return []
  const others = own.siblings.map(({ id }) => id).filter((id) => id !== own.id)
  return [own, ...(others.length === 0 ? [] : await products.byIds(shop, others))]
}
