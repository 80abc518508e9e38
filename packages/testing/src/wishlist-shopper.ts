import type { PayloadOf } from '@saum/contract/call'
import {
  addItemToWishlist,
  clearWishlist,
  getSharedWishlist,
  getWishlist,
  removeItemFromWishlist,
  shareWishlist,
  unshareWishlist,
  type Wishlist,
} from '@saum/contract/wishlist'
import { DEFAULT_SHOP, type ShopId } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aSessionKey } from './session-key.ts'
import type { TestAnswer, TestBackend } from './test-backend.ts'

export interface Wisher {
  sessionKey: string
  wish(payload: PayloadOf<typeof addItemToWishlist>): Promise<TestAnswer>
  remove(itemKey: string): Promise<TestAnswer>
  clear(): Promise<TestAnswer>
  wishlist(shopId?: ShopId): Promise<Wishlist>
  /** The secret of a new link. */
  share(): Promise<string>
  unshare(): Promise<TestAnswer>
}

/** Somebody who wishes, with a session of their own. */
export function aWisher(backend: TestBackend, sessionKey = aSessionKey()): Wisher {
  return {
    sessionKey,
    wish: (payload) => backend.postAs(sessionKey, addItemToWishlist, payload),
    remove: (itemKey) => backend.postAs(sessionKey, removeItemFromWishlist, { itemKey }),
    clear: () => backend.postAs(sessionKey, clearWishlist, {}),
    async wishlist(shopId = DEFAULT_SHOP.shopId) {
      const { body } = await backend.postAs(sessionKey, getWishlist, {}, shopId)
      return v.parse(getWishlist.result, body)
    },
    async share() {
      const { body } = await backend.postAs(sessionKey, shareWishlist, {})
      return v.parse(shareWishlist.result, body).token
    },
    unshare: () => backend.postAs(sessionKey, unshareWishlist, {}),
  }
}

/** What somebody sees who has no more than the link. */
export function openShared(
  backend: TestBackend,
  token: string,
  shopId?: ShopId,
): Promise<TestAnswer> {
  return backend.post(getSharedWishlist, { token }, shopId)
}
