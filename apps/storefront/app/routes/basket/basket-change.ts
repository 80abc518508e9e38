import { typedCode } from '@saum/contract/basket'
import { MAX_ITEMS_PER_BASKET } from '@saum/domain/basket-limits'
import * as v from '@saum/schema/schema'
import { REMOVED_ITEM } from './removed-items.ts'

const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))
const itemKey = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/))
/** How much of it the shop sells is the shop's to say. */
const quantity = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
const revision = v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)))

const addition = v.object({
  intent: v.literal('add'),
  variantIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(MAX_ITEMS_PER_BASKET)),
  quantity: v.pipe(v.optional(quantity, '1'), v.minValue(1)),
  /** Months to the next delivery of what is to come again. */
  interval: v.optional(v.pipe(v.picklist(['1', '2', '3', '6']), v.transform(Number))),
})

const update = v.object({
  intent: v.literal('update'),
  itemKey,
  quantity,
  /** The button with the minus or the plus. */
  step: v.optional(v.picklist(['-1', '1'])),
  revision,
})

const undo = v.object({
  intent: v.literal('undo'),
  items: v.pipe(
    v.array(v.pipe(v.string(), v.regex(REMOVED_ITEM))),
    v.minLength(1),
    v.maxLength(MAX_ITEMS_PER_BASKET),
  ),
})

const change = v.variant('intent', [
  addition,
  update,
  undo,
  v.object({ intent: v.literal('size'), itemKey, variantId: id, revision }),
  v.object({ intent: v.picklist(['remove', 'save', 'acknowledge']), itemKey }),
  /** No promotion is an empty field. */
  v.object({
    intent: v.literal('promotion'),
    itemKey,
    promotionId: v.union([v.literal(''), itemKey]),
  }),
  v.object({ intent: v.literal('gift'), promotionId: itemKey, variantId: id }),
  v.object({
    intent: v.literal('voucher'),
    code: typedCode,
  }),
  v.object({ intent: v.literal('voucher-remove') }),
])

export type BasketChange = v.InferOutput<typeof change>

/** What a form wants of the basket; `null` for one that names no size, or nothing we know. */
export function parseBasketChange(form: FormData): BasketChange | null {
  const field = (name: string) => form.get(name) ?? undefined
  const variantIds = form.getAll('variantId').filter((value) => value !== '')
  const parsed = v.safeParse(change, {
    intent: field('intent'),
    variantIds,
    variantId: variantIds[0],
    items: form.getAll('item'),
    itemKey: field('itemKey'),
    promotionId: field('promotionId'),
    quantity: field('quantity'),
    step: field('step'),
    revision: field('revision'),
    code: field('code'),
    interval: field('delivery') === 'subscription' ? (field('interval') ?? '') : undefined,
  })
  return parsed.success ? parsed.output : null
}
