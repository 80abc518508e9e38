import type { Basket, BasketItemError } from '@saum/contract/basket'
import type { KeptItem, WantedItem } from './basket-item.ts'
import { planAdd, type AddRequest } from './basket-rules.ts'

type RefusalKind = 'variant-not-found' | 'item-unavailable' | 'basket-full'

/** The problem says what failed and how the basket is now. */
export interface AddRefusal {
  kind: RefusalKind
  detail: string
  errors: BasketItemError[]
  basket: Basket
}

const STATUS_CODES = {
  ItemAddedWithReducedQuantity: 206,
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
    const kind = plan.failure ?? (plan.isReduced ? 'ItemAddedWithReducedQuantity' : null)
    if (kind === null) continue
    const { variantId } = item
    errors.push({ operation: 'add', variantId, statusCode: STATUS_CODES[kind], kind })
  }
  return { items, errors }
}

/**
 * The first failure decides; fewer pieces than asked for are none. A variant nobody knows counts as one
 * that cannot be had, unless the call was about nothing else.
 */
export function refusalOf(
  errors: readonly BasketItemError[],
  wantedCount: number,
): Pick<AddRefusal, 'kind' | 'detail'> | null {
  const failures = errors.filter(({ kind }) => kind !== 'ItemAddedWithReducedQuantity')
  const [first] = failures
  if (first === undefined) return null
  const detail = `${first.kind}:${first.operation}:${first.variantId}`
  const unknown = failures.filter(({ kind }) => kind === 'ItemDataNotFound')
  if (unknown.length === wantedCount) return { kind: 'variant-not-found', detail }
  const isFull = first.kind === 'MaximumItemCountReached'
  return { kind: isFull ? 'basket-full' : 'item-unavailable', detail }
}
