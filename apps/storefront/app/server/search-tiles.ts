import type { RouterContextProvider } from 'react-router'
import { toFoundTile } from '#app/features/catalog/found-tile.ts'
import type { Tile } from '#app/features/catalog/tile.ts'
import { parseListingAddress } from '#app/features/listing/listing-address.ts'
import { backendContext, degradedContext, scopeContext, shopContext } from './context.ts'
import { askProvider } from './listing/ask-provider.ts'
import { loadVocabulary } from './listing/vocabulary.ts'

/** The first products a search finds; none where the provider cannot be asked. */
export async function searchTiles(
  context: Readonly<RouterContextProvider>,
  searchTerm: string,
): Promise<Tile[]> {
  const { publicOrigin } = context.get(scopeContext).settings
  const page = await askProvider(context, {
    pageUrl: `${publicOrigin}/${context.get(shopContext).path}/search/`,
    address: parseListingAddress(new URLSearchParams({ searchTerm })),
    vocabulary: await loadVocabulary(context.get(backendContext)),
  })
  if (page === null) context.set(degradedContext, true)
  return page?.products.map(toFoundTile) ?? []
}
