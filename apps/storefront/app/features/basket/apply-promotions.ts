import type { Basket } from '@saum/contract/basket-shape'
import type { Result } from '@saum/domain/result'

/** What `updateBasketItem` is asked for. */
export interface PromotionChoice {
  itemKey: string
  promotionId: string
  /** An update names the number of pieces too; applying a promotion leaves it as it is. */
  quantity: number
  /** Of the basket that says so: pieces another tab has changed since are not changed back. */
  revision: number
  /** Where a code opened it. */
  promotionCode?: string
}

/** A refusal has a basket where that has changed meanwhile: as it is now, and without the promotion. */
export type PromotionAnswer = Result<Basket, { basket?: Basket }>

/** Somebody who changes the basket all the time gets the promotion with a later change. */
export const MOST_CONFLICTS = 3

interface ApplyParts {
  /** What was just put in: its promotions come first. */
  addedIds?: readonly number[]
  /** Asks the shop; a refusal is no reason to tell the shopper anything. */
  update(choice: PromotionChoice): Promise<PromotionAnswer>
}

/**
 * [4.9] Gives the items of a basket the promotions they could have, the new ones first, one update
 * after the other: each may change what holds for the rest. The last answer is the basket.
 */
export async function applyPromotions(basket: Basket, parts: ApplyParts): Promise<Basket> {
  const { addedIds = [], update } = parts
  const tried = new Set<string>()
  let current = basket
  let rounds = mostRounds(basket)
  let conflicts = 0
  while (rounds > 0 && conflicts < MOST_CONFLICTS) {
    const choice = choosePromotion(current, { addedIds, tried })
    if (choice === null) break
    const answer = await update(choice)
    if (!answer.ok && answer.refusal.basket) {
      current = answer.refusal.basket
      conflicts += 1
      continue
    }
    tried.add(pairOf(choice))
    rounds -= 1
    if (answer.ok) current = answer.value
  }
  return current
}

/** After adding. Where nothing came in, such as in a full basket, no promotion has anything to follow. */
export async function promoteAdded(
  basket: Basket,
  parts: ApplyParts & { addedIds: readonly number[] },
): Promise<Basket> {
  return parts.addedIds.length === 0 ? basket : applyPromotions(basket, parts)
}

/** Every item once with every promotion; a shop that always offers another one is not obeyed forever. */
function mostRounds({ items, applicablePromotions }: Basket): number {
  const ids = new Set(applicablePromotions.map(({ promotion }) => promotion.id))
  return items.length * ids.size
}

interface Choosing {
  addedIds: readonly number[]
  tried: ReadonlySet<string>
}

/**
 * The lowest priority number for a new item, else for one of the others; `null` when nothing is left. For
 * an item that has a promotion the shop names only better ones.
 */
export function choosePromotion(
  { items, applicablePromotions, revision }: Basket,
  { addedIds, tried }: Choosing,
): PromotionChoice | null {
  const open = items.filter(({ status }) => status === 'available')
  const isAdded = ({ variant }: Basket['items'][number]) => addedIds.includes(variant.id)
  const inTurn = [...open.filter(isAdded), ...open.filter((item) => !isAdded(item))]
  for (const { key, ...item } of inTurn) {
    const [strongest] = applicablePromotions
      .filter(({ itemId }) => itemId === key)
      .map(({ promotion }) => promotion)
      .filter(({ id }) => !tried.has(pairOf({ itemKey: key, promotionId: id })))
      // Where two are equally strong, the shop has put the better one first.
      .toSorted((left, right) => left.priority - right.priority)
    if (strongest) {
      const quantity = item.wantedQuantity ?? item.quantity
      return { itemKey: key, promotionId: strongest.id, quantity, revision }
    }
  }
  return null
}

function pairOf({ itemKey, promotionId }: Pick<PromotionChoice, 'itemKey' | 'promotionId'>) {
  return `${itemKey} ${promotionId}`
}
