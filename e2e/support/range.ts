import { createBackend } from '@saum/contract/backend'
import type { PayloadOf, ResultOf, VisitorCall } from '@saum/contract/call'
import { createRpcHttpTransport } from '@saum/contract/http-transport'
import {
  getAllShopProductsForId,
  getProductsByCategory,
  type Product,
} from '@saum/contract/product'
import { DEFAULT_SHOP, SHOPS, type Shop, type ShopPath } from '@saum/domain/shops'

const TIMEOUT_MS = 20_000
/** Most wanted products are among the first; details of a hundred take a second. */
const DETAILS_PER_PAGE = 24
const TILES_PER_PAGE = 100

/** What the shop answers to a visitor's call, for journeys that depend on a property of the range. */
export async function askShop<C extends VisitorCall>(
  origin: string,
  { shopId }: Shop,
  call: C,
  payload: PayloadOf<C>,
): Promise<ResultOf<C>> {
  const transport = createRpcHttpTransport({ origin, timeoutMs: TIMEOUT_MS })
  const answer = await createBackend(transport, { shopId, requestId: 'e2e' }).call(call, payload)
  if (!answer.ok) throw new Error(`${call.name} was refused: ${answer.refusal.kind}`)
  return answer.value
}

/** The first product with a property, newest first; names and ids are the generator's business. */
export async function findProduct(
  origin: string,
  shop: Shop,
  isWanted: (product: Product) => boolean,
): Promise<Product> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const payload = { page, perPage: DETAILS_PER_PAGE, with: 'detail' } as const
    const { products, pagination } = await askShop(origin, shop, getProductsByCategory, payload)
    const found = products.find(isWanted)
    if (found) return found
    last = pagination.last
  }
  throw new Error('The range has no such product')
}

/** The address in every shop of the first product that all of them sell. */
export async function findSharedProduct(origin: string): Promise<Record<ShopPath, string>> {
  const newest = { perPage: TILES_PER_PAGE, with: 'tile' } as const
  const { products } = await askShop(origin, DEFAULT_SHOP, getProductsByCategory, newest)
  for (const { id } of products) {
    const payload = { id, with: 'tile' } as const
    const found = await askShop(origin, DEFAULT_SHOP, getAllShopProductsForId, payload)
    const paths = SHOPS.flatMap((shop) => {
      const twin = found.find(({ locale }) => locale === shop.locale)
      return twin ? [[shop.path, productPath(shop, twin.product)] as const] : []
    })
    if (paths.length === SHOPS.length) return Object.fromEntries(paths) as Record<ShopPath, string>
  }
  throw new Error('No new product is sold in every shop')
}

export function productPath({ path }: Shop, { slug, id }: Pick<Product, 'slug' | 'id'>): string {
  return `/${path}/p/${slug}-${id}/`
}

/** First label of an attribute, such as the name of a product or the size of a variant. */
export function labelOf({ attributes }: Pick<Product, 'attributes'>, key: string): string {
  const [first] = [attributes[key]?.values ?? []].flat()
  return first?.label ?? ''
}
