import { getRootCategories, MAX_CATEGORY_DEPTH, type Category } from '@saum/contract/category'
import type { Block } from '@saum/contract/content-block'
import { getOutfitById } from '@saum/contract/outfit'
import { getProductsByCategory, getProductsByIds } from '@saum/contract/product'
import type { RouterContextProvider } from 'react-router'
import { sourceKey, type BlockData } from '#app/blocks/block-data.ts'
import { needsOf, type BlockNeeds } from '#app/blocks/block-needs.ts'
import { shownCategories, type ShownCategories } from '#app/blocks/shown-categories.ts'
import { toOutfitFacts, type OutfitFacts } from '#app/features/catalog/outfit-facts.ts'
import { onePerStyle } from '#app/features/catalog/spread-styles.ts'
import { toTile, type Tile } from '#app/features/catalog/tile.ts'
import { backendContext, contentContext, shopContext } from './context.ts'
import { searchTiles } from './search-tiles.ts'
import { tryPart } from './try-part.ts'

type Context = Readonly<RouterContextProvider>
type Source = BlockNeeds['sources'][number]

const IDS_PER_CALL = 100
/** Enough to find so many styles among their colors. */
const COLORS_PER_STYLE = 6
const MOST_PRODUCTS = 100

/** Asks everything the blocks of a page need at once; what fails is reported and missing. */
export async function loadBlockData(
  context: Context,
  blocks: readonly Block[],
): Promise<BlockData> {
  const needs = needsOf(blocks)
  const { path, locale } = context.get(shopContext)
  const content = context.get(contentContext)
  const categories = needs.categories ? loadCategories(context) : Promise.resolve(null)
  const [products, outfits, lists, known] = await Promise.all([
    loadProducts(context, needs.productIds),
    Promise.all(needs.outfitIds.map((id) => loadOutfit(context, id))),
    Promise.all(needs.sources.map((source) => loadList(context, source, categories))),
    categories,
  ])
  const byId = new Map(products.map((tile) => [tile.id, tile]))
  const outfitsById = new Map(outfits.flatMap((outfit) => (outfit ? [[outfit.id, outfit]] : [])))
  const bySource = new Map(needs.sources.map((source, at) => [sourceKey(source), lists[at] ?? []]))
  const pages = content.links(locale)
  return {
    product: (id) => byId.get(id),
    tilesOf(source) {
      if (source.kind === 'ids') return source.ids.flatMap((id) => byId.get(id) ?? [])
      return bySource.get(sourceKey(source)) ?? []
    },
    outfit: (id) => outfitsById.get(id),
    category: (key) => known?.find(key)?.shown,
    categoryIndex: known?.index ?? [],
    stories: needs.stories ? content.stories(locale) : [],
    pageHref: (page) => (pages[page] === undefined ? undefined : `/${path}/${pages[page]}/`),
  }
}

async function loadCategories(context: Context): Promise<ShownCategories | null> {
  const roots = await tryPart(context, async () => {
    const answer = await context
      .get(backendContext)
      .call(getRootCategories, { children: MAX_CATEGORY_DEPTH })
    return answer.ok ? answer.value : null
  })
  return roots && shownCategories(context.get(shopContext), roots)
}

async function loadProducts(context: Context, ids: readonly number[]): Promise<Tile[]> {
  const shop = context.get(shopContext)
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, part) =>
    ids.slice(part * IDS_PER_CALL, (part + 1) * IDS_PER_CALL),
  )
  const answers = await Promise.all(
    parts.map((part) =>
      tryPart(context, () =>
        context.get(backendContext).call(getProductsByIds, { ids: part, with: 'tile' }),
      ),
    ),
  )
  return answers
    .flatMap((answer) => (answer?.ok ? answer.value : []))
    .map((found) => toTile(found, shop))
}

async function loadOutfit(context: Context, id: number): Promise<OutfitFacts | null> {
  const answer = await tryPart(context, () =>
    context.get(backendContext).call(getOutfitById, { id }),
  )
  return answer?.ok ? toOutfitFacts(answer.value, context.get(shopContext)) : null
}

async function loadList(
  context: Context,
  source: Source,
  categories: Promise<ShownCategories | null>,
): Promise<readonly Tile[]> {
  const tiles = await tryPart(context, async () => {
    if (source.kind === 'search') return searchTiles(context, source.term)
    const category = (await categories)?.find(source.categoryKey)?.category
    return category ? newestOf(context, category, source.limit) : []
  })
  return tiles?.slice(0, source.limit) ?? []
}

/** The newest that can be bought, each style in one color. */
async function newestOf(context: Context, { id }: Category, limit: number): Promise<Tile[]> {
  const answer = await context.get(backendContext).call(getProductsByCategory, {
    categoryId: id,
    perPage: Math.min(limit * COLORS_PER_STYLE, MOST_PRODUCTS),
    includeSoldOut: false,
    with: 'tile',
  })
  if (!answer.ok) return []
  const shop = context.get(shopContext)
  return onePerStyle(answer.value.products).map((product) => toTile(product, shop))
}
