import type { BasketItemError } from '@saum/contract/basket-shape'
import { STATUS_CODES } from './change-outcome.ts'
import { isSameItem, toRoleBeside, type KeptItem } from './basket-item.ts'
import { countedItems, fitQuantity, isFull, type Offer } from './fit-quantity.ts'
import { planAdd } from './add-rules.ts'

interface MergeParts {
  /** Of all variants in both baskets. */
  offers: ReadonlyMap<number, Offer>
  newKey: () => string
}

interface MergedItems {
  /** What the basket is to hold that was merged into. */
  items: readonly KeptItem[]
  /** What found no room and stays behind. */
  left: readonly KeptItem[]
  errors: BasketItemError[]
}

type Failure = Exclude<BasketItemError['kind'], 'BasketItemNotFound'>

/**
 * Everything is added to what is there, as many pieces as can be had. What is sold out comes along too
 * and says so; what nobody knows any more is dropped. A group comes whole or stays whole.
 */
export function mergeItems(
  source: readonly KeptItem[],
  target: readonly KeptItem[],
  parts: MergeParts,
): MergedItems {
  let items = target
  const left: KeptItem[] = []
  const errors: BasketItemError[] = []
  for (const group of groupsOf(source)) {
    let merged = items
    const failures: [KeptItem, Failure][] = []
    for (const item of group) {
      const outcome = mergeItem(merged, item, parts)
      merged = outcome.items
      if (outcome.failure !== null) failures.push([item, outcome.failure])
    }
    errors.push(...failures.map(toError))
    const hasRoom = failures.every(([, failure]) => failure !== 'MaximumItemCountReached')
    if (hasRoom) items = merged
    else left.push(...group)
  }
  return { items, left, errors }
}

function mergeItem(
  items: readonly KeptItem[],
  item: KeptItem,
  { offers, newKey }: MergeParts,
): { items: readonly KeptItem[]; failure: Failure | null } {
  const { variantId, quantity, itemGroup, customData } = item
  const existing = items.find((other) => isSameItem(other, item))
  const plan = planAdd(items, {
    wanted: {
      variantId,
      quantity,
      ...(itemGroup && { itemGroup }),
      ...(customData && { customData }),
    },
    handling: 'AddQuantityToExisting',
    offers,
    newKey,
  })
  if (plan.failure === 'ItemUnavailable') {
    if (existing) return { items, failure: plan.failure }
    if (!hasRoomFor(item, items, offers)) return { items, failure: 'MaximumItemCountReached' }
    return { items: [...items, moved(item, items, newKey)], failure: plan.failure }
  }
  if (plan.failure !== null) return { items, failure: plan.failure }
  return {
    items: plan.items.map((other) =>
      isSameItem(other, item) ? { ...other, ...decisionsOf(item, existing) } : other,
    ),
    failure: plan.isReduced ? 'ItemAddedWithReducedQuantity' : null,
  }
}

/** What the shopper chose for an item: the visitor was here last, but what the customer chose stays. */
function decisionsOf(item: KeptItem, existing: KeptItem | undefined) {
  const hasPromotion = existing !== undefined && existing.promotionId !== null
  const { promotionId, promotionCode } = hasPromotion ? existing : item
  return {
    promotionId,
    promotionCode,
    decidedCents: item.decidedCents ?? existing?.decidedCents ?? null,
    displayData: existing?.displayData ?? item.displayData,
    customData: item.customData ?? existing?.customData ?? null,
  }
}

/** What is sold out takes as much room as anything; what the shop does not show takes none. */
function hasRoomFor(
  item: KeptItem,
  items: readonly KeptItem[],
  offers: MergeParts['offers'],
): boolean {
  if (!offers.get(item.variantId)?.isShown) return true
  const others = countedItems(items, offers)
  const wish = item.quantity
  return !isFull(others) && fitQuantity({ wish, before: 0, available: wish, others }) === wish
}

function moved(item: KeptItem, items: readonly KeptItem[], newKey: () => string): KeptItem {
  const position = Math.max(0, ...items.map((other) => other.position + 1))
  const itemGroup = toRoleBeside(item.itemGroup, items)
  return { ...item, itemGroup, key: newKey(), position }
}

/** Items without a group are groups of their own. */
function groupsOf(items: readonly KeptItem[]): KeptItem[][] {
  const groups = Map.groupBy(items, ({ key, itemGroup }) => itemGroup?.id ?? `item ${key}`)
  return [...groups.values()]
}

function toError([{ variantId }, kind]: [KeptItem, Failure]): BasketItemError {
  return { operation: 'add', variantId, statusCode: STATUS_CODES[kind], kind }
}
