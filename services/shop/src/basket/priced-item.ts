import type { BasketItem } from '@saum/contract/basket-shape'
import type { Product, Variant } from '@saum/contract/product'
import type { SubscriptionInterval } from '@saum/contract/subscription'
import { campaignPercentAt, type CampaignPeriod } from '../pricing/price-timeline.ts'
import { withGroupPrice } from '../pricing/group-price.ts'
import type { ReducedAmount } from '../pricing/reduction.ts'
import { toTraits, type PromotedItem } from '../promotion/promoted-item.ts'
import { toVoucherCode } from '../voucher/voucher-code.ts'
import type { KeptItem } from './basket-item.ts'
import type { Offers } from './offer-storage.ts'
import type { LineKind } from './subscription-claim.ts'
import { kindOfLine, toSubscriptionUnit } from './subscription-line.ts'

/** What decides what one piece costs. */
export interface UnitFacts {
  /** By product. */
  campaigns: ReadonlyMap<number, CampaignPeriod>
  /** Cents by variant, of the groups the shopper is in. */
  groupPrices: ReadonlyMap<number, number>
  now: number
}

type MissingPart = NonNullable<BasketItem['missingPart']>

/** What is kept, together with what the shop has of it at this moment. */
export interface PricedItem {
  kept: KeptItem
  product: Product
  variant: Variant
  available: number
  /** What its group requires and cannot be had, so that nothing of the group is ordered. */
  missingPart: MissingPart | null
  /** One piece before promotion and voucher. */
  unit: ReducedAmount
  /** Months to the next delivery; `null` where it is bought once. */
  intervalMonths: SubscriptionInterval | null
}

/** Items the shop does not show any more are left out. */
export function priceItems(
  items: readonly KeptItem[],
  facts: UnitFacts & { offers: Offers; products: readonly Product[] },
): PricedItem[] {
  const productOf = new Map(facts.products.map((product) => [product.id, product]))
  const availableTo = shareStock(items, facts.offers)
  const found = items.map((kept) => {
    const product = productOf.get(facts.offers.get(kept.variantId)?.productId ?? 0)
    const variant = product?.variants.find(({ id }) => id === kept.variantId)
    const kind = variant ? kindOfLine(kept, variant) : 'unsound'
    const available = kind === 'unsound' ? 0 : (availableTo.get(kept) ?? 0)
    return { kept, product, variant, kind, available }
  })
  const missing = missingParts(found)
  return found.flatMap(({ kept, product, variant, kind, available }): PricedItem[] => {
    if (!product || !variant) return []
    const missingPart = missing.get(kept.itemGroup?.id) ?? null
    const unit = toUnit(product, variant, { ...facts, kind })
    const intervalMonths = typeof kind === 'number' ? kind : null
    return [{ kept, product, variant, available, missingPart, unit, intervalMonths }]
  })
}

interface FoundItem {
  kept: KeptItem
  product: Product | undefined
  available: number
}

/** By group. A missing required part keeps back its group, and nothing else. */
function missingParts(items: readonly FoundItem[]): ReadonlyMap<string | undefined, MissingPart> {
  return new Map(
    items
      .filter(({ kept, available }) => kept.itemGroup?.isRequired && available === 0)
      .map(({ kept, product }) => [kept.itemGroup?.id, { name: nameOf(kept, product) }]),
  )
}

function nameOf({ displayData }: KeptItem, product: Product | undefined): string | null {
  const [name] = [product?.attributes['name']?.values ?? []].flat()
  const noted = displayData?.name?.value
  return name?.label ?? (noted === undefined ? null : String(noted))
}

/** A size that is in a set and by itself is there only once: what was put in earlier is served first. */
function shareStock(items: readonly KeptItem[], offers: Offers): ReadonlyMap<KeptItem, number> {
  const left = new Map<number, number>()
  return new Map(
    items
      .toSorted((one, other) => one.position - other.position)
      .map((kept) => {
        const { variantId, quantity } = kept
        const available = left.get(variantId) ?? Math.max(offers.get(variantId)?.available ?? 0, 0)
        left.set(variantId, Math.max(available - quantity, 0))
        return [kept, available]
      }),
  )
}

/** What one piece costs this shopper: the group price, the sale and the campaign are in it. */
export function toUnit(
  product: Product,
  variant: Variant,
  facts: UnitFacts & { kind: LineKind },
): ReducedAmount {
  const { id, price } = variant
  const once = withGroupPrice(
    { withTax: price.withTax, reductions: price.appliedReductions },
    facts.groupPrices.get(id),
    campaignPercentAt(facts.campaigns.get(product.id) ?? null, facts.now),
  )
  return typeof facts.kind === 'number' ? toSubscriptionUnit(variant, once) : once
}

/** Pieces that can be had of those that are wanted. */
export function obtainablePieces({ kept, available }: PricedItem): number {
  return Math.min(kept.quantity, available)
}

/** Pieces that are ordered and paid for. */
export function orderedPieces(item: PricedItem): number {
  return item.missingPart ? 0 : obtainablePieces(item)
}

export function toPromotedItem(item: PricedItem): PromotedItem {
  const { kept, product, unit } = item
  return {
    ...toTraits(product),
    key: kept.key,
    position: kept.position,
    variantId: kept.variantId,
    quantity: orderedPieces(item),
    unit,
    promotionId: kept.promotionId,
    promotionCode: kept.promotionCode === null ? null : toVoucherCode(kept.promotionCode),
  }
}
