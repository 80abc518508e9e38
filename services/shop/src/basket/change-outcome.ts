import type { Basket, BasketItemError } from '@saum/contract/basket-shape'
import type { KeptItem, WantedItem } from './basket-item.ts'
import { planAdd, type AddRequest } from './add-rules.ts'
import type { UpdatePlan } from './update-rules.ts'

type RefusalKind = 'variant-not-found' | 'item-unavailable' | 'basket-full'

/** The problem says what failed and how the basket is now. */
export interface ItemRefusal {
  kind: RefusalKind
  detail: string
  errors: BasketItemError[]
  basket: Basket
}

export interface ItemNotFound {
  kind: 'basket-item-not-found'
  detail: string
  basket: Basket
}

/** The same shopper, in another tab or on another device, was faster. */
export interface BasketChanged {
  kind: 'basket-changed'
  basket: Basket
}

export interface PromotionNotFound {
  kind: 'promotion-not-found'
  detail: string
}

/** `errors` only where something is not as asked. */
export interface ChangedBasket {
  basket: Basket
  errors?: BasketItemError[]
}

export function toChanged(basket: Basket, errors: BasketItemError[]): ChangedBasket {
  return errors.length > 0 ? { basket, errors } : { basket }
}

export const STATUS_CODES = {
  ItemAddedWithReducedQuantity: 206,
  BasketItemNotFound: 404,
  ItemUnavailable: 412,
  MaximumItemCountReached: 413,
  ItemDataNotFound: 424,
} as const satisfies Record<BasketItemError['kind'], number>

interface AddedItems {
  items: readonly KeptItem[]
  /** One entry for each item that is not as asked. */
  errors: BasketItemError[]
}

/** One item after the other; each finds what the ones before it have left. */
export function addAll(
  before: readonly KeptItem[],
  { wanted, ...request }: Omit<AddRequest, 'wanted'> & { wanted: readonly WantedItem[] },
): AddedItems {
  let items = before
  const errors: BasketItemError[] = []
  for (const item of wanted) {
    const plan = planAdd(items, { ...request, wanted: item })
    items = plan.items
    errors.push(...toErrors('add', item.variantId, plan))
  }
  return { items, errors }
}

export function toErrors(
  operation: BasketItemError['operation'],
  variantId: number,
  { failure, isReduced }: Pick<UpdatePlan, 'failure' | 'isReduced'>,
): BasketItemError[] {
  const kind = failure ?? (isReduced ? 'ItemAddedWithReducedQuantity' : null)
  if (kind === null) return []
  return [{ operation, variantId, statusCode: STATUS_CODES[kind], kind }]
}

/**
 * The first failure decides; fewer pieces than asked for are none. A variant nobody knows counts as one
 * that cannot be had, unless the call was about nothing else.
 */
export function refusalOf(
  errors: readonly BasketItemError[],
  wantedCount: number,
): { kind: RefusalKind; detail: string } | null {
  const failures = errors.filter(({ kind }) => kind !== 'ItemAddedWithReducedQuantity')
  const [first] = failures
  if (first === undefined) return null
  const detail = `${first.kind}:${first.operation}:${first.variantId}`
  const unknown = failures.filter(({ kind }) => kind === 'ItemDataNotFound')
  if (unknown.length === wantedCount) return { kind: 'variant-not-found', detail }
  const isFull = first.kind === 'MaximumItemCountReached'
  return { kind: isFull ? 'basket-full' : 'item-unavailable', detail }
}
