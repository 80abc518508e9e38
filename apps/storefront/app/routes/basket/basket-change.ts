import * as v from '@saum/schema/schema'

const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))
const MAX_ITEMS = 50
const MAX_PIECES = 10

const addition = v.object({
  intent: v.literal('add'),
  variantIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(MAX_ITEMS)),
  quantity: v.pipe(
    v.optional(v.string(), '1'),
    v.regex(/^\d{1,2}$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(MAX_PIECES),
  ),
})

const removal = v.object({
  intent: v.literal('remove'),
  itemKey: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
})

const change = v.variant('intent', [addition, removal])

export type BasketChange = v.InferOutput<typeof change>

/** What a form wants of the basket; `null` for one that names no size, or nothing we know. */
export function parseBasketChange(form: FormData): BasketChange | null {
  const parsed = v.safeParse(change, {
    intent: form.get('intent'),
    variantIds: form.getAll('variantId').filter((value) => value !== ''),
    quantity: form.get('quantity') ?? undefined,
    itemKey: form.get('itemKey'),
  })
  return parsed.success ? parsed.output : null
}
