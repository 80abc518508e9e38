import { randomUUID } from 'node:crypto'
import { createBackend } from '@saum/contract/backend'
import { keepRedirect } from '@saum/contract/redirect'
import type { RpcTransport } from '@saum/contract/rpc'
import type { SlugChange } from '@saum/content/touched-pages'
import { SHOPS } from '@saum/domain/shops'
import type { Log } from '../operations/log.ts'

/** Pages that moved are found at their old addresses as well. */
export async function keepRedirects(
  changes: readonly SlugChange[],
  { rpc, log }: { rpc: RpcTransport; log: Log },
): Promise<void> {
  for (const { locale, from, to } of changes) {
    const shop = SHOPS.find((one) => one.locale === locale)
    if (shop === undefined || from === '') continue
    const backend = createBackend(rpc, { shopId: shop.shopId, requestId: randomUUID() })
    const address = (slug: string) => (slug === '' ? `/${shop.path}/` : `/${shop.path}/${slug}/`)
    const paths = { from: address(from), to: address(to) }
    try {
      const answer = await backend.call(keepRedirect, paths)
      if (answer.ok && answer.value.isKept) log.info(paths, 'A page has moved')
    } catch (error) {
      log.error({ err: error, ...paths }, 'A page has moved, but its old address is lost')
    }
  }
}
