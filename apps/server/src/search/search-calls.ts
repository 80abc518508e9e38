import type { RpcTransport } from '@saum/contract/rpc'
import { getSearchAccess, type SearchAccess } from '@saum/contract/search'
import { findShopById, type ShopId } from '@saum/domain/shops'

/** Answers what clients of the provider start from; every other call goes on to the shop. */
export function withSearchAccess(
  shop: RpcTransport,
  accessOf: (shopId: ShopId) => Promise<SearchAccess>,
): RpcTransport {
  return async (request) => {
    const owner = findShopById(request.shopId)
    if (request.name !== getSearchAccess.name || owner === undefined) return shop(request)
    return {
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify(await accessOf(owner.shopId)),
    }
  }
}
