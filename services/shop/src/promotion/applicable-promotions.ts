import type { Basket } from '@saum/contract/basket-shape'
import { toLinePrice } from '../pricing/line-price.ts'
import { isOpenTo } from './failed-conditions.ts'
import { isGift, mayGive, type KeptPromotion } from './kept-promotion.ts'
import type { PromotedItem } from './promoted-item.ts'
import type { JudgedBasket, Judgement } from './promotion-rules.ts'
import type { PromotedBasket } from './settled-basket.ts'

type ApplicablePromotion = Basket['applicablePromotions'][number]

interface Candidate {
  kept: KeptPromotion
  item: PromotedItem | null
  benefitCents: number
}

/**
 * What could be applied and is not, the strongest first. Of several for an item only those that take
 * most off are listed, so that a priority never costs the shopper anything; besides them those the
 * operator prefers, and those a code was typed for. An item whose promotion holds is only offered one
 * that takes more off. A gift that is not chosen yet comes without an item.
 */
export function listApplicable(
  basket: PromotedBasket,
  judged: JudgedBasket,
  canBeGiven: (variantId: number) => boolean,
): ApplicablePromotion[] {
  const items = basket.items.filter(({ quantity }) => quantity > 0)
  const forItems = items.flatMap((item) => candidatesFor(item, basket, judged))
  const isInBasket = (kept: KeptPromotion) =>
    items.some(({ promotionId }) => promotionId === kept.promotion.id) ||
    forItems.some((candidate) => candidate.kept === kept)
  const forNobody = basket.promotions
    .filter((kept) => isGift(kept) && !isInBasket(kept))
    .filter((kept) => judged.earnedGift(kept).some(canBeGiven))
    .map((kept) => ({ kept, item: null, benefitCents: 0 }))
  return [...forItems, ...forNobody]
    .toSorted((one, other) => byStrength(one, other) || byPosition(one, other))
    .map(({ kept: { promotion }, item }) => ({ ...(item && { itemId: item.key }), promotion }))
}

function candidatesFor(
  item: PromotedItem,
  basket: PromotedBasket,
  judged: JudgedBasket,
): Candidate[] {
  const current = judged.judgements.get(item.key)
  const holding = current?.failed.length === 0 ? toCandidate(item, current) : null
  // A code that was typed for another promotion opens nothing here.
  const unopened = { ...item, promotionCode: null }
  const candidates = basket.promotions.flatMap((kept) => {
    if (kept.promotion.id === item.promotionId) return []
    // Most items are no gift at all: nothing has to be judged to know that.
    if (!mayGive(kept, item.variantId) || !isOpenTo(kept, unopened, basket)) return []
    if (holding && isKeptFor(holding.kept, kept)) return []
    const tried = judged.tryOn(item, kept)
    const candidate = toCandidate(item, tried)
    if (tried.failed.length > 0) return []
    return holding && candidate.benefitCents <= holding.benefitCents ? [] : [candidate]
  })
  const most = Math.max(...candidates.map(({ benefitCents }) => benefitCents))
  return candidates.filter(
    ({ kept, benefitCents }) => benefitCents === most || kept.isPreferred || kept.code !== null,
  )
}

/** What the operator prefers gives way to nothing weaker, whatever that would save. */
function isKeptFor(holding: KeptPromotion, other: KeptPromotion): boolean {
  return holding.isPreferred && other.promotion.priority > holding.promotion.priority
}

function toCandidate(item: PromotedItem, { kept, price }: Judgement): Candidate {
  const benefitCents = toLinePrice(item.unit, item.quantity).withTax - price.withTax
  return { kept, item, benefitCents }
}

/** The lowest number is the strongest, then what is worth most. */
function byStrength(one: Candidate, other: Candidate): number {
  const [left, right] = [one.kept.promotion, other.kept.promotion]
  return (
    left.priority - right.priority ||
    other.benefitCents - one.benefitCents ||
    compare(left.id, right.id)
  )
}

function byPosition(one: Candidate, other: Candidate): number {
  return (one.item?.position ?? 0) - (other.item?.position ?? 0)
}

function compare(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
