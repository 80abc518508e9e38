import type { Product } from '@saum/contract/product'
import type { SubscriptionInterval } from '@saum/contract/subscription'
import { deliveryOptions } from '@saum/domain/delivery-options'
import { accept, refuse, type Result } from '@saum/domain/result'
import { withInterval } from '@saum/domain/subscription-dates'
import { listAddresses } from '../customer-address/address-storage.ts'
import type { Database } from '../database/database.ts'
import { changeSubscription, type Changing } from './change-subscription.ts'
import { offersFor } from './choices.ts'
import { isOpen } from './customer-moves.ts'
import type { KeptSubscription } from './kept-subscription.ts'

export interface DeliveryUpdate {
  intervalMonths?: SubscriptionInterval | undefined
  variantId?: number | undefined
  addressId?: number | undefined
}

type Refusal = { kind: 'too-late' } | { kind: 'not-available' } | { kind: 'subscription-not-found' }
type Updated = KeptSubscription | 'not-available'

/** All of what was wished for, or nothing. */
export async function updateDelivery(
  parts: { db: Database; now: () => number },
  id: string,
  { update, colors }: { update: DeliveryUpdate; colors: readonly Product[] },
): Promise<Result<KeptSubscription, Refusal>> {
  let refusal: Refusal | null = null
  const kept = await changeSubscription(parts, id, async (changing) => {
    if (!isChangeable(changing)) {
      refusal = { kind: 'too-late' }
      return null
    }
    const updated = await apply(changing, update, colors)
    if (updated !== 'not-available') return updated
    refusal = { kind: 'not-available' }
    return null
  })
  if (refusal !== null) return refuse(refusal)
  return kept === null ? refuse({ kind: 'subscription-not-found' }) : accept(kept)
}

/** One that rests may be changed as well: nothing is on its way. */
function isChangeable(changing: Changing): boolean {
  return changing.kept.state === 'paused' || isOpen(changing)
}

async function apply(
  changing: Changing,
  { intervalMonths, variantId, addressId }: DeliveryUpdate,
  colors: readonly Product[],
): Promise<Updated> {
  const { kept, today } = changing
  const timed = intervalMonths === undefined ? kept : withMonths(kept, intervalMonths, today)
  const chosen = variantId === undefined ? timed : withVariant(timed, variantId, colors)
  if (chosen === 'not-available' || addressId === undefined) return chosen
  return withAddress(changing, chosen, addressId)
}

function withMonths(
  kept: KeptSubscription,
  intervalMonths: SubscriptionInterval,
  today: string,
): KeptSubscription {
  if (intervalMonths === kept.plan.intervalMonths) return kept
  // While it rests only the steps change; when it goes on is decided then.
  const plan = kept.state === 'paused' ? kept.plan : withInterval(kept.plan, intervalMonths, today)
  return { ...kept, plan: { ...plan, intervalMonths } }
}

function withVariant(
  kept: KeptSubscription,
  variantId: number,
  colors: readonly Product[],
): Updated {
  if (variantId === kept.variantId) return kept
  const offer = offersFor(kept, colors).find(({ variant }) => variant.id === variantId)
  if (offer === undefined) return 'not-available'
  const { product, variant } = offer
  const document = { ...kept.document, product, variant }
  return { ...kept, variantId, productId: product.id, document }
}

/** Of the customer's own address book, and where the shop delivers to. */
async function withAddress(
  { sql, now }: Changing,
  kept: KeptSubscription,
  addressId: number,
): Promise<Updated> {
  const saved = await listAddresses(sql, kept.customerId)
  const found = saved.find(({ id }) => id === addressId)
  if (found === undefined) return 'not-available'
  const { id: _, isDefault: __, ...shippingAddress } = found
  const options = deliveryOptions(kept.shop, {
    countryCode: shippingAddress.countryCode,
    goodsCents: 0,
    isLocker: shippingAddress.collectionPoint !== undefined,
    hasBranch: false,
    nowMs: now,
  })
  if (options.length === 0) return 'not-available'
  return { ...kept, document: { ...kept.document, shippingAddress } }
}
