import type { Basket, BasketItem } from '@saum/contract/basket-shape'
import type { CheckoutChange, CheckoutState } from '@saum/contract/checkout'
import { askedUnitCents } from '@saum/domain/asked-price'
import type { SeenDelivery, SeenItem, SeenOrder } from './checkout-document.ts'
import type { QuotedCheckout } from './read-quote.ts'

type CardInUse = CheckoutState['giftCards'][number]

/** What a shopper who looks at it now sees. */
export function toSeen(quoted: QuotedCheckout): SeenOrder {
  const { basket, quote } = quoted
  return {
    items: basket.items.map(toSeenItem),
    voucherCode: holdingVoucher(basket),
    giftCards: quote.giftCards.map(({ id, usedCents }) => ({ id, usedCents })),
    delivery: toSeenDelivery(quoted),
  }
}

/** Days are shown once a way is chosen; whoever pays in advance is told how long it takes from then. */
function toSeenDelivery({ document, quote }: QuotedCheckout): SeenDelivery | null {
  const { option, cost } = quote
  const isPaidBefore = document.methodKey === 'prepayment' && cost.dueCents > 0
  if (option === null || isPaidBefore) return null
  const { countryCode } = document.shipping
  return { optionKey: option.key, countryCode, ...option.deliveryDate }
}

/**
 * What has become other without the shopper's doing. What they took out or put in themselves, in this tab or
 * another, is what they want.
 */
export function newChanges(quoted: QuotedCheckout): CheckoutChange[] {
  const { document, basket, quote } = quoted
  const { seen } = document
  if (seen === null) return []
  const now = toSeen(quoted)
  const shown = new Map(basket.items.map((item) => [item.key, item]))
  const ofItems = seen.items.flatMap((before) => {
    const item = shown.get(before.key)
    return item === undefined ? [] : itemChanges(before, item)
  })
  return [
    ...ofItems,
    ...voucherChanges(seen, now, basket),
    ...cardChanges(seen, quote.giftCards),
    ...deliveryChanges(seen.delivery, now.delivery),
  ]
}

function itemChanges(before: SeenItem, item: BasketItem): CheckoutChange[] {
  const after = toSeenItem(item)
  const { name, size } = after
  if (after.quantity === 0) {
    return before.quantity === 0 ? [] : [{ kind: 'sold-out', name, size }]
  }
  const changes: CheckoutChange[] = []
  if (after.unitCents !== before.unitCents) {
    const { unitCents: fromCents } = before
    changes.push({ kind: 'price', name, fromCents, toCents: after.unitCents })
  }
  // Fewer than they want; fewer because they want fewer is no news.
  const isFewer = after.quantity < before.quantity && item.wantedQuantity !== undefined
  if (isFewer) changes.push({ kind: 'fewer', name, size, quantity: after.quantity })
  return changes
}

function voucherChanges(seen: SeenOrder, now: SeenOrder, basket: Basket): CheckoutChange[] {
  const { voucherCode } = seen
  const isLost = voucherCode !== null && now.voucherCode === null
  // Whoever took it off themselves knows.
  return isLost && basket.voucher?.code === voucherCode
    ? [{ kind: 'voucher', code: voucherCode }]
    : []
}

/** Emptied by an order elsewhere, so that it pays less than they were told. */
function cardChanges(seen: SeenOrder, giftCards: readonly CardInUse[]): CheckoutChange[] {
  const usedBefore = new Map(seen.giftCards.map(({ id, usedCents }) => [id, usedCents]))
  return giftCards
    .filter((card) => card.restCents === 0 && card.usedCents < (usedBefore.get(card.id) ?? 0))
    .map(({ lastDigits }) => ({ kind: 'gift-card', lastDigits }))
}

/** Midnight or noon has passed; whoever chose another way or country themselves knows. */
function deliveryChanges(before: SeenDelivery | null, now: SeenDelivery | null): CheckoutChange[] {
  if (!before || !now) return []
  const isSameWay = before.optionKey === now.optionKey && before.countryCode === now.countryCode
  const { min, max } = now
  const isMoved = min !== before.min || max !== before.max
  return isSameWay && isMoved ? [{ kind: 'delivery', deliveryDate: { min, max } }] : []
}

/** The same thing twice is told once, from what it was at first to what it is now. */
export function joinChanges(
  earlier: readonly CheckoutChange[],
  later: readonly CheckoutChange[],
): CheckoutChange[] {
  const joined = new Map<string, CheckoutChange>()
  for (const change of [...earlier, ...later]) {
    const key = subjectOf(change)
    const before = joined.get(key)
    const isAmount = before !== undefined && 'fromCents' in before && 'fromCents' in change
    joined.set(key, isAmount ? { ...change, fromCents: before.fromCents } : change)
  }
  return [...joined.values()].filter(
    (change) => !('fromCents' in change) || change.fromCents !== change.toCents,
  )
}

function subjectOf(change: CheckoutChange): string {
  switch (change.kind) {
    case 'price':
      return `price ${change.name}`
    case 'sold-out':
    case 'fewer':
      return `stock ${change.name} ${change.size}`
    case 'voucher':
      return `voucher ${change.code}`
    case 'gift-card':
      return `gift-card ${change.lastDigits}`
    case 'total':
    case 'choices':
    case 'delivery':
      return change.kind
  }
}

function holdingVoucher({ voucher }: Basket): string | null {
  return voucher !== undefined && voucher.fault === undefined ? voucher.code : null
}

function toSeenItem(item: BasketItem): SeenItem {
  const { key, variant, product, status, quantity, missingPart } = item
  const isSold = status === 'available' && missingPart === undefined
  return {
    key,
    name: labelOf(product.attributes['name']),
    size: labelOf(variant.attributes['shopSize']),
    unitCents: askedUnitCents(item),
    quantity: isSold ? quantity : 0,
  }
}

function labelOf(group: BasketItem['product']['attributes'][string] | undefined): string {
  const [first] = [group?.values ?? []].flat()
  return first?.label ?? ''
}
