import type {
  addItemsToBasket,
  addItemToBasket,
  applyVoucher,
  getApplicablePromotionsByCode,
  getBasket,
  removeItemFromBasket,
  removeVoucher,
  updateBasketItem,
} from '@saum/contract/basket'
import type { Basket } from '@saum/contract/basket-shape'
import type { Wishlist } from '@saum/contract/wishlist'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import { applyPromotions } from '#app/features/basket/apply-promotions.ts'
import { updateByCall } from '#app/features/basket/update-by-call.ts'
import { browserWishlistCalls } from '#app/features/wishlist/browser-wishlist-calls.ts'
import { addWish } from '#app/features/wishlist/replace-wish.ts'
import { callShop, type ShopRefusal } from '#app/visitor/call-shop.ts'
import { isRemoval, removedWith, type ItemRemoval, type ItemWish } from './basket-changes.ts'
import type { SeenBasket } from './basket-changer.ts'
import type { Answered } from './basket-changer-state.ts'
import type { PageRow } from './basket-facts.ts'
import { reducedNotice, toVoucherRefusal, type VoucherRefusal } from './page-notice.ts'
import type { PutBackItem } from './put-back-item.ts'
import { redeemCode } from './redeem-code.ts'

const CONFLICT = 409
const NOT_FOUND = 404

type ChangedBasket = { basket: Basket; errors?: Parameters<typeof reducedNotice>[0] | undefined }

/** What the shop is told of one wish, and what it has to say about it. */
export async function tellShop(shop: Shop, wish: ItemWish, seen: SeenBasket): Promise<Answered> {
  if (isRemoval(wish)) return wish.kind === 'save' ? save(shop, seen) : remove(shop, seen)
  const answer = await sendUpdate(shop, toUpdate(wish, seen.row), seen)
  return answer.ok ? promoted(shop, answer.value, wish.itemKey) : refusedBy(answer.refusal)
}

/** How the basket is now; `null` where no answer comes. */
export async function lookAtBasket(shop: Shop): Promise<Basket | null> {
  const answer = await callShop<typeof getBasket>(shop, 'getBasket', {})
  return answer.ok ? answer.value.basket : null
}

/** As it was; where the shop does not know its promotion any more, without that rather than not at all. */
export async function putBack(shop: Shop, items: readonly PutBackItem[]): Promise<Answered> {
  const send = (sent: readonly PutBackItem[]) =>
    callShop<typeof addItemsToBasket>(shop, 'addItemsToBasket', { items: [...sent] })
  const asItWas = await send(items)
  const isPromotionGone = !asItWas.ok && asItWas.refusal.problem['kind'] === 'promotion-not-found'
  const answer = isPromotionGone
    ? await send(items.map((item) => ({ ...item, promotionId: null })))
    : asItWas
  return answer.ok ? promoted(shop, answer.value) : refusedBy(answer.refusal)
}

/** A gift is chosen once, however often that is said: a second piece would cost something. */
export async function takeGift(
  shop: Shop,
  gift: { variantId: number; promotionId: string },
): Promise<Answered> {
  const existingItemHandling = 'KeepExisting'
  const payload = { ...gift, quantity: 1, existingItemHandling } as const
  const answer = await callShop<typeof addItemToBasket>(shop, 'addItemToBasket', payload)
  return answer.ok ? promoted(shop, answer.value) : refusedBy(answer.refusal)
}

/** Decides about an item as it is: its price is accepted, or its promotion given up. */
export async function decideItem(
  shop: Shop,
  promotionId: string | null,
  seen: Pick<SeenBasket, 'row' | 'revision'>,
): Promise<Answered> {
  const answer = await sendUpdate(shop, { promotionId, quantity: piecesOf(seen.row) }, seen)
  return answer.ok ? { ok: true, basket: answer.value.basket } : refusedBy(answer.refusal)
}

/** Redeems a code, or takes off the one there is. */
export async function changeVoucher(
  shop: Shop,
  code: string | null,
): Promise<Result<Basket, VoucherRefusal>> {
  if (code === null) {
    return toVoucherAnswer(await callShop<typeof removeVoucher>(shop, 'removeVoucher', {}))
  }
  return redeemCode(code, {
    async applyVoucher() {
      return toVoucherAnswer(await callShop<typeof applyVoucher>(shop, 'applyVoucher', { code }))
    },
    async openPromotions(promotionCode) {
      const name = 'getApplicablePromotionsByCode'
      const payload = { promotionCode }
      const answer = await callShop<typeof getApplicablePromotionsByCode>(shop, name, payload)
      return answer.ok ? answer.value.basket : null
    },
    update: updateByCall(shop),
  })
}

function toVoucherAnswer(
  answer: Result<{ basket: Basket }, ShopRefusal>,
): Result<Basket, VoucherRefusal> {
  if (answer.ok) return accept(answer.value.basket)
  const { status, problem } = answer.refusal
  return refuse(toVoucherRefusal(status, problem))
}

interface ItemUpdate {
  quantity: number
  promotionId: string | null
  variantId?: number
}

function toUpdate(wish: Exclude<ItemWish, ItemRemoval>, row: PageRow): ItemUpdate {
  const { promotionId } = row
  return wish.kind === 'quantity'
    ? { quantity: wish.quantity, promotionId }
    : { quantity: piecesOf(row), promotionId, variantId: wish.variantId }
}

function sendUpdate(
  shop: Shop,
  update: ItemUpdate,
  { row, revision }: Pick<SeenBasket, 'row' | 'revision'>,
): Promise<Result<ChangedBasket, ShopRefusal>> {
  const isSame = (now: Basket) =>
    isAsSeen(row, now) && itemIn(now, row)?.promotionId === row.promotionId
  return sendSeen<ChangedBasket>({ revision, isSame }, (seen) =>
    callShop<typeof updateBasketItem>(shop, 'updateBasketItem', {
      basketItemKey: row.key,
      update,
      revision: seen,
    }),
  )
}

/**
 * Where the basket has changed elsewhere and the items have not, the wish is as good as before: it is
 * told again. Else the shopper has to see first what they are now.
 */
async function sendSeen<Answer>(
  { revision, isSame }: { revision: number; isSame(now: Basket): boolean },
  send: (revision: number) => Promise<Result<Answer, ShopRefusal>>,
): Promise<Result<Answer, ShopRefusal>> {
  const answer = await send(revision)
  if (answer.ok || answer.refusal.status !== CONFLICT) return answer
  const basket = basketOf(answer.refusal)
  return basket && isSame(basket) ? send(basket.revision) : answer
}

function isAsSeen(row: PageRow, basket: Basket): boolean {
  const item = itemIn(basket, row)
  if (!item) return false
  return piecesOf(item) === piecesOf(row) && item.variant.id === row.variantId
}

function itemIn({ items }: Basket, row: PageRow) {
  return items.find(({ key }) => key === row.key)
}

/** As many as were put in, whether there are still so many or not. */
function piecesOf(item: { quantity: number; wantedQuantity?: number | undefined }): number {
  const { quantity, wantedQuantity } = item
  return wantedQuantity ?? quantity
}

/**
 * Only what was seen: pieces another tab has put in since could not be put back. A promotion that was
 * applied since finds its item again.
 */
async function remove(shop: Shop, { row, rows, revision }: SeenBasket): Promise<Answered> {
  const { key: itemKey } = row
  const leaving = removedWith(rows, itemKey)
  const isSame = (now: Basket) => leaving.every((one) => isAsSeen(one, now))
  const answer = await sendSeen({ revision, isSame }, (seen) =>
    callShop<typeof removeItemFromBasket>(shop, 'removeItemFromBasket', {
      itemKey,
      revision: seen,
    }),
  )
  if (answer.ok) return promoted(shop, answer.value)
  if (answer.refusal.status === CONFLICT) return refusedBy(answer.refusal)
  return { ok: false, status: 'remove-failed' }
}

/** Everything that leaves the basket with it is on the wishlist before. */
async function save(shop: Shop, seen: SeenBasket): Promise<Answered> {
  let wishlist: Wishlist | undefined
  const calls = browserWishlistCalls(shop)
  const leaving = removedWith(seen.rows, seen.row.key)
  for (const row of new Map(leaving.map((one) => [one.variantId, one])).values()) {
    const answer = await addWish(calls, row)
    if (answer.ok) wishlist = answer.value
    else if (answer.refusal.status !== CONFLICT) {
      return { ok: false, status: answer.refusal.status === 413 ? 'wishlist-full' : 0 }
    }
  }
  const left = await remove(shop, seen)
  return left.ok && wishlist ? { ...left, wishlist } : left
}

/** [4.9] What holds now is applied before anybody reads the answer. */
async function promoted(
  shop: Shop,
  { basket, errors }: ChangedBasket,
  itemKey?: string,
): Promise<Answered> {
  const notice = reducedNotice(
    errors,
    basket.items.find(({ key }) => key === itemKey),
  )
  const after = await applyPromotions(basket, { update: updateByCall(shop) })
  return { ok: true, basket: after, ...(notice && { notice }) }
}

function refusedBy(refusal: ShopRefusal): Answered {
  const basket = basketOf(refusal)
  const isGone = refusal.status === NOT_FOUND || refusal.status === CONFLICT
  return {
    ok: false,
    status: isGone ? 'conflict' : refusal.status,
    ...(basket && { basket }),
  }
}

/** A problem may carry the basket as it is now; anything may stand between us and the shop. */
function basketOf({ problem: { basket } }: ShopRefusal): Basket | null {
  return typeof basket === 'object' && basket !== null && 'items' in basket
    ? (basket as Basket)
    : null
}
