import { SHOPS } from '@saum/domain/shops'
import { createLoopbackClient, type LoopbackClient, type Reply } from './loopback-client.ts'

/** What one visit counted. */
export interface VisitCount {
  requests: number
  /** Answers of 5xx, as `status path`. */
  faults: string[]
}

const SEARCHES = ['mantel', 'hose', 'kleid', 'leinen hemd', 'wolle', 'pullover', 'robe', 'coat']
const LISTING_STEPS = 3
const PRODUCT_STEPS = 4
const PICTURES_PER_PAGE = 2

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
    // The first pictures of each page: making all of them would be most of the work for half an hour.
    const pictures = linksOf(text, /(?<= src=")\/images\/[^"]+/g)
    for (const picture of pictures.slice(0, PICTURES_PER_PAGE)) {
      await follow(({ get }) => get(picture), picture)
    }
    return text
  }

  try {
    const shop = pick(SHOPS)?.path ?? 'de'
    const home = await open(`/${shop}/`)
    const listings = linksOf(home, new RegExp(`/${shop}/c/[\\w/-]+/`, 'g'))
    const products: string[] = []
    for (let step = 0; step < LISTING_STEPS; step += 1) {
      const listing = pick(listings) ?? `/${shop}/`
      const text = await open(`${listing}?page=${1 + Math.floor(random() * 4)}`)
      products.push(...linksOf(text, new RegExp(`/${shop}/p/[\\w-]+/`, 'g')))
    }
    const words = encodeURIComponent(`${pick(SEARCHES)} ${pick(SEARCHES)}`)
    await open(`/${shop}/search/?query=${words}`)
    for (let step = 0; step < PRODUCT_STEPS; step += 1) {
      const text = await open(pick(products) ?? `/${shop}/`)
      const variant = pick(linksOf(text, /(?<=name="variantId" value=")\d+/g))
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

function linksOf(text: string, pattern: RegExp): string[] {
  return Array.from(new Set(text.match(pattern)))
}
