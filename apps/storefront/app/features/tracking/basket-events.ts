import type { Basket, BasketItem } from '@saum/contract/basket-shape'
import { toTrackedItem, type TrackedItem } from '@saum/tracking/entities/tracked-item'
import type { TrackingFacts } from '@saum/tracking/events/tracking-event'
import { attributeLabel } from '#app/features/catalog/attribute.ts'

type BasketItems = Pick<Basket, 'items'>

/** What was put in and what was taken out between two looks at a basket. */
export function basketEvents(before: BasketItems, after: BasketItems): TrackingFacts[] {
  const known = countByVariant(before)
  const wanted = countByVariant(after)
  const added = changes(wanted, known)
  const removed = changes(known, wanted)
  return [
    ...(added.length > 0 ? [toFacts('add_to_cart', added)] : []),
    ...(removed.length > 0 ? [toFacts('remove_from_cart', removed)] : []),
  ]
}

interface Counted {
  item: BasketItem
  quantity: number
}

function countByVariant({ items }: BasketItems): Map<number, Counted> {
  const counted = new Map<number, Counted>()
  for (const item of items) {
    if (item.status !== 'available') continue
    const quantity = (counted.get(item.variant.id)?.quantity ?? 0) + item.quantity
    counted.set(item.variant.id, { item, quantity })
  }
  return counted
}

/** Of what there is more in one than in the other, and how much more. */
function changes(
  more: ReadonlyMap<number, Counted>,
  less: ReadonlyMap<number, Counted>,
): TrackedItem[] {
  return [...more].flatMap(([variantId, { item, quantity }]) => {
    const difference = quantity - (less.get(variantId)?.quantity ?? 0)
    return difference > 0 ? [toItem(item, difference)] : []
  })
}

function toItem({ product, variant, price }: BasketItem, quantity: number): TrackedItem {
  const cents = price.unit.withTax
  const reduced = price.unit.appliedReductions.reduce(
    (sum, { amount }) => sum + amount.absoluteWithTax,
    0,
  )
  return toTrackedItem({
    id: product.id,
    name: attributeLabel(product.attributes['name']),
    brand: attributeLabel(product.attributes['brand']),
    size: attributeLabel(variant.attributes['shopSize']),
    cents,
    priorCents: cents + reduced,
    quantity,
    isNew: product.isNew,
  })
}

function toFacts(name: 'add_to_cart' | 'remove_from_cart', items: TrackedItem[]): TrackingFacts {
  const value = items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0)
  return { name, list: 'cart', items, value: Math.round(value * 100) / 100 }
}
