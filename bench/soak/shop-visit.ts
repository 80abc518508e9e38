import { SHOPS } from '@saum/domain/shops'
import { createLoopbackClient, type LoopbackClient, type Reply } from './loopback-client.ts'
import { listingPages, picturesOf, productPages, searchPages, variantsOf } from './shop-pages.ts'

/** What one visit counted. */
export interface VisitCount {
  requests: number
  /** Answers of 5xx, as `status path`. */
  faults: string[]
}

const LISTING_STEPS = 3
const PRODUCT_STEPS = 4

/** One visitor from home to basket, over listings, searches, products and pictures. */
export async function visitShop(
  origin: string,
  localAddress: string,
  random: () => number,
): Promise<VisitCount> {
  const client = createLoopbackClient(origin, localAddress)
  const count: VisitCount = { requests: 0, faults: [] }
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]

  async function follow(send: (client: LoopbackClient) => Promise<Reply>, path: string) {
    const reply = await send(client)
    count.requests += 1
    if (reply.status >= 500) count.faults.push(`${reply.status} ${path}`)
    return reply
  }
  async function open(path: string): Promise<string> {
    const { text } = await follow(({ get }) => get(path), path)
    for (const picture of picturesOf(text)) {
      await follow(({ get }) => get(picture), picture)
    }
    return text
  }

  try {
    const shop = pick(SHOPS)?.path ?? 'de'
    const listings = listingPages(shop, await open(`/${shop}/`))
    const products: string[] = []
    for (let step = 0; step < LISTING_STEPS; step += 1) {
      const listing = pick(listings) ?? `/${shop}/`
      products.push(...productPages(shop, await open(listing)))
    }
    await open(pick(searchPages(shop)) ?? `/${shop}/`)
    for (let step = 0; step < PRODUCT_STEPS; step += 1) {
      const variant = pick(variantsOf(await open(pick(products) ?? `/${shop}/`)))
      if (variant === undefined) continue
      const form = new URLSearchParams({ intent: 'add', variantId: variant }).toString()
      const path = `/${shop}/cart/`
      await follow(({ post }) => post(path, 'application/x-www-form-urlencoded', form), path)
    }
    await open(`/${shop}/cart/`)
    await call('getBasket')
    await call('getWishlist')

    async function call(name: string): Promise<void> {
      const path = `/api/${shop}/rpc/${name}`
      await follow(({ post }) => post(path, 'application/json', '{"payload":{}}'), path)
    }
  } finally {
    client.close()
  }
  return count
}
