import * as v from '@saum/schema/schema'

const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))
const itemKey = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100), v.regex(/^[\x21-\x7e]*$/))

const change = v.variant('intent', [
  /** A heart; it knows products only. */
  v.strictObject({ intent: v.literal('toggle'), productId: id }),
  v.strictObject({ intent: v.literal('add'), variantId: id }),
  v.strictObject({ intent: v.literal('add'), productId: id }),
  v.strictObject({ intent: v.literal('remove'), itemKey }),
  /** Remembers the size beside the product. */
  v.strictObject({ intent: v.literal('size'), itemKey, variantId: id }),
  /** Into the basket and off the list. */
  v.strictObject({ intent: v.literal('move'), itemKey, variantId: id }),
  v.strictObject({ intent: v.literal('clear') }),
  v.strictObject({ intent: v.literal('share') }),
  v.strictObject({ intent: v.literal('unshare') }),
])

export type WishlistChange = v.InferOutput<typeof change>

/** What a form wants of the wishlist; `null` for anything else. */
export function parseWishlistChange(form: FormData): WishlistChange | null {
  const fields = ['intent', 'productId', 'variantId', 'itemKey'].flatMap((name) => {
    const value = form.get(name)
    // A choice that was not made is sent as nothing.
    return value === null || value === '' ? [] : [[name, value] as const]
  })
  const parsed = v.safeParse(change, Object.fromEntries(fields))
  return parsed.success ? parsed.output : null
}

/** Whether only the size is missing: the shopper is asked for it, nothing has gone wrong. */
export function isSizeMissing(form: FormData): boolean {
  const intent = form.get('intent')
  return (intent === 'move' || intent === 'size') && !form.get('variantId')
}
