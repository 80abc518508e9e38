import { SHOPS } from '@saum/domain/shops'
import { createLoopbackClient } from './loopback-client.ts'
import { listingPages, picturesOf, productPages, searchPages } from './shop-pages.ts'

const REQUESTS_AT_ONCE = 8

/** Opens each page that visitors of the soak may open, with its pictures; returns how many pictures there are. */
export async function openEveryPage(origin: string): Promise<number> {
  const client = createLoopbackClient(origin, '127.0.0.1', REQUESTS_AT_ONCE)
  const pictures = new Set<string>()

  async function open(path: string): Promise<string> {
    const { text } = await client.get(path)
    for (const picture of picturesOf(text)) {
      if (pictures.has(picture)) continue
      pictures.add(picture)
      const { status } = await client.get(picture)
      if (status !== 200) throw new Error(`${picture} answered ${status}`)
    }
    return text
  }

  try {
    for (const { path: shop } of SHOPS) {
      const listings = listingPages(shop, await open(`/${shop}/`))
      const texts = await openAll([...listings, ...searchPages(shop)], open)
      const products = new Set(texts.flatMap((text) => productPages(shop, text)))
      await openAll([...products], open)
    }
  } finally {
    client.close()
  }
  return pictures.size
}

async function openAll(
  paths: readonly string[],
  open: (path: string) => Promise<string>,
): Promise<string[]> {
  const texts: string[] = []
  const waiting = paths.values()
  async function openNext(): Promise<void> {
    for (const path of waiting) texts.push(await open(path))
  }
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, openNext))
  return texts
}
