import { randomUUID } from 'node:crypto'
import { createBackend } from '@saum/contract/backend'
import { getPicture } from '@saum/contract/picture'
import type { RpcTransport } from '@saum/contract/rpc'
import { DEFAULT_SHOP } from '@saum/domain/shops'

/** How the image service learns what a picture is made of; `null` when the catalogue has no such. */
export function findPictureThrough(rpc: RpcTransport): (key: string) => Promise<unknown> {
  return async (key) => {
    // Pictures are the same in every shop.
    const backend = createBackend(rpc, { shopId: DEFAULT_SHOP.shopId, requestId: randomUUID() })
    const answer = await backend.call(getPicture, { key })
    return answer.ok ? answer.value.source : null
  }
}
