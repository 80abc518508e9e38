import { createBackend, type Backend } from '@saum/contract/backend'
import { getRootCategories, type Category } from '@saum/contract/category'
import { getOutfits } from '@saum/contract/outfit'
import { getProductsByCategory } from '@saum/contract/product'
import type { RpcTransport } from '@saum/contract/rpc'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { ImageService } from '@saum/images/image-service'

/** Products of a listing that are seen without scrolling far. */
const TILES = 8
/** What phones and desktops take for a tile. */
const TILE_WIDTHS = [450, 600] as const
const OUTFITS = 6

/**
 * Asks for the pictures of the listings the menu leads to, so that whoever comes first does not wait
 * for them. Products come in the same order in every shop, so one shop stands for all.
 */
export async function warmFirstScreens(
  rpc: RpcTransport,
  images: Pick<ImageService, 'warm'>,
): Promise<void> {
  const backend = createBackend(rpc, { shopId: DEFAULT_SHOP.shopId, requestId: 'warm-up' })
  const how = { widths: TILE_WIDTHS, formats: ['webp', 'avif'] } as const
  const roots = await backend.call(getRootCategories, { children: 1 })
  if (!roots.ok) return
  for (const { id } of roots.value.flatMap(withChildren)) {
    images.warm(await frontPictures(backend, id), how)
  }
  images.warm(await outfitPictures(backend), how)
}

function withChildren(category: Category): Category[] {
  return [category, ...(category.children ?? [])]
}

async function frontPictures(backend: Backend, categoryId: number): Promise<string[]> {
  const listing = await backend.call(getProductsByCategory, { categoryId, perPage: TILES })
  if (!listing.ok) return []
  return listing.value.products.flatMap(({ images }) => images[0]?.hash ?? [])
}

async function outfitPictures(backend: Backend): Promise<string[]> {
  const listing = await backend.call(getOutfits, { perPage: OUTFITS })
  if (!listing.ok) return []
  return listing.value.outfits.flatMap(({ images }) => images[0]?.hash ?? [])
}
