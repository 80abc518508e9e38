import type { Backend } from '@saum/contract/backend'
import { addItemToWishlist, getWishlist, removeItemFromWishlist } from '@saum/contract/wishlist'
import * as v from '@saum/schema/schema'

const change = v.object({
  intent: v.picklist(['toggle', 'add', 'remove']),
  productId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
})

export type WishlistChange = v.InferOutput<typeof change>

/** What a form wants of the wishlist; `null` for anything else. */
export function parseWishlistChange(form: FormData): WishlistChange | null {
  const parsed = v.safeParse(change, {
    intent: form.get('intent'),
    productId: form.get('productId'),
  })
  return parsed.success ? parsed.output : null
}

/** [4.11] A toggle takes off what is on the list and puts on what is not. */
export async function applyWishlistChange(
  backend: Backend,
  { intent, productId }: WishlistChange,
): Promise<'wishlist_full' | 'failed' | null> {
  const list = await backend.call(getWishlist, {})
  const items = list.ok ? list.value.items.filter((item) => item.productId === productId) : []
  if (items.length > 0 && intent !== 'add') {
    // Gone already is as good as removed.
    for (const { key } of items) await backend.call(removeItemFromWishlist, { itemKey: key })
    return null
  }
  if (items.length > 0 || intent === 'remove') return null
  const answer = await backend.call(addItemToWishlist, { productId })
  if (answer.ok || answer.refusal.kind === 'item-already-present') return null
  return answer.refusal.kind === 'wishlist-full' ? 'wishlist_full' : 'failed'
}
