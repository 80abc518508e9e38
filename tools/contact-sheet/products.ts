import { createBackend } from '@saum/contract/backend'
import { createRpcHttpTransport } from '@saum/contract/http-transport'
import { getProductsByCategory } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'

const PER_PAGE = 100
const TIMEOUT_MS = 30_000

/** The first picture of every product of the running shop. */
export async function listPictureKeys(origin: string): Promise<string[]> {
  const transport = createRpcHttpTransport({ origin, timeoutMs: TIMEOUT_MS })
  const { shopId } = DEFAULT_SHOP
  const backend = createBackend(transport, { shopId, requestId: 'contact-sheet' })
  const keys: string[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const listing = await backend.call(getProductsByCategory, { page, perPage: PER_PAGE })
    if (!listing.ok) throw new Error(`${origin} does not list its products`)
    last = listing.value.pagination.last
    keys.push(...listing.value.products.flatMap(({ images }) => images[0]?.hash ?? []))
  }
  return keys
}
