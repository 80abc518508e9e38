import type { Backend } from '@saum/contract/backend'
import { getOutfitById, getOutfitsForProduct } from '@saum/contract/outfit'
import { getAllShopProductsForId, getSimilarProducts } from '@saum/contract/product'
import { SHOPS, type Shop } from '@saum/domain/shops'
import { toOutfitFacts, type OutfitFacts } from '#app/features/catalog/outfit-facts.ts'
import { productHref } from '#app/features/catalog/product-href.ts'
import { toTile, type Tile } from '#app/features/catalog/tile.ts'
import type { Alternates } from '#app/page/page-head.tsx'

const SIMILAR_COUNT = 8

interface AroundProduct {
  alternates: Alternates
  outfit: OutfitFacts | null
  similar: Tile[]
}

/** What a product page shows beside its product. */
export async function loadAroundProduct(
  backend: Backend,
  shop: Shop,
  id: number,
): Promise<AroundProduct> {
  const [alternates, outfit, similar] = await Promise.all([
    loadAlternates(backend, id),
    loadOutfit(backend, shop, id),
    backend.call(getSimilarProducts, { productId: id, limit: SIMILAR_COUNT, with: 'tile' }),
  ])
  return {
    alternates,
    outfit,
    similar: similar.ok ? similar.value.map((product) => toTile(product, shop)) : [],
  }
}

/** The same product in every shop that sells it; slugs differ by language. */
async function loadAlternates(backend: Backend, id: number): Promise<Alternates> {
  const found = await backend.call(getAllShopProductsForId, { id, with: 'tile' })
  const alternates: Alternates = {}
  for (const { locale, product } of found.ok ? found.value : []) {
    const shop = SHOPS.find((candidate) => candidate.locale === locale)
    if (shop) alternates[shop.path] = productHref(shop, product)
  }
  return alternates
}

/** The first outfit with something else to wear; the product itself is on the page already. */
async function loadOutfit(backend: Backend, shop: Shop, id: number): Promise<OutfitFacts | null> {
  const outfits = await backend.call(getOutfitsForProduct, { productId: id })
  const first = outfits.ok ? outfits.value.find(({ productIds }) => productIds.length > 1) : null
  if (!first) return null
  const outfit = await backend.call(getOutfitById, { id: first.id })
  if (!outfit.ok) return null
  const facts = toOutfitFacts(outfit.value, shop)
  return { ...facts, pieces: facts.pieces.filter((piece) => piece.id !== id) }
}
