import type { Backend } from '@saum/contract/backend'
import { getOutfitById, getOutfitsForProduct } from '@saum/contract/outfit'
import { getSimilarProducts } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import type { Engine } from '@saum/engine/engine'
import { toOutfitFacts, type OutfitFacts } from '#app/features/catalog/outfit-facts.ts'
import { productAlternates } from '#app/features/catalog/product-alternates.ts'
import { toTile } from '#app/features/catalog/tile.ts'
import type { Alternates } from '#app/page/page-head.tsx'
import { loadRecommendations, type Rail } from '#app/server/load-recommendations.ts'

const SIMILAR_COUNT = 8

interface AroundProduct {
  alternates: Alternates
  outfit: OutfitFacts | null
  goesWith: Rail | null
  similar: Rail
}

interface Sources {
  backend: Backend
  shop: Shop
  /** The search provider, which knows what others looked at and bought. */
  engine: Promise<Engine>
}

/** What a product page shows beside its product. */
export async function loadAroundProduct(sources: Sources, id: number): Promise<AroundProduct> {
  const [alternates, look, similar] = await Promise.all([
    productAlternates(sources.backend, id),
    loadLook(sources, id),
    loadSimilar(sources, id),
  ])
  return { alternates, ...look, similar }
}

async function loadSimilar({ backend, shop, engine }: Sources, id: number): Promise<Rail> {
  const recommended = await loadRecommendations(engine, 'similar', id)
  if (recommended !== null) return recommended
  const payload = { productId: id, limit: SIMILAR_COUNT, with: 'tile' } as const
  const similar = await backend.call(getSimilarProducts, payload)
  return { tiles: similar.ok ? similar.value.map((product) => toTile(product, shop)) : [] }
}

/** The outfit it is part of; without one what the provider would combine it with. */
async function loadLook(
  { backend, shop, engine }: Sources,
  id: number,
): Promise<Pick<AroundProduct, 'outfit' | 'goesWith'>> {
  const outfit = await loadOutfit(backend, shop, id)
  if (outfit !== null) return { outfit, goesWith: null }
  return { outfit, goesWith: await loadRecommendations(engine, 'complete-the-look', id) }
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
