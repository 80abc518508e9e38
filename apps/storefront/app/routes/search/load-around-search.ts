import { getRootCategories } from '@saum/contract/category'
import { createRecommendations } from '@saum/engine/recommend/create-recommendations'
import type { RouterContextProvider } from 'react-router'
import type { HelpPage } from '#app/features/answer/answer-view.tsx'
import { toFoundTile } from '#app/features/catalog/found-tile.ts'
import type { Tile } from '#app/features/catalog/tile.ts'
import { categoryHref } from '#app/features/chrome/main-navigation.ts'
import { backendContext, contentContext, shopContext } from '#app/server/context.ts'
import { openEngine } from '#app/server/search-engine.ts'
import type { SearchVisitor } from '#app/server/search-visitor.ts'
import type { IndexLink } from '#app/ui/index-links.tsx'
import { relatedCategories } from './related-categories.ts'

/** What is worth a look where a search has found nothing, or none was made. */
export interface AroundSearch {
  categories: IndexLink[]
  popular: { headline: string; tiles: Tile[] } | null
}

interface SearchMade {
  searchTerm: string
  visitor: SearchVisitor | null
}

type Context = Readonly<RouterContextProvider>

const POPULAR_SLOT = 'popular'
const MOST_POPULAR = 12
const SERVICE_PAGES = ['contact', 'faq', 'size-guide', 'returns', 'delivery']

export async function loadAroundSearch(
  context: Context,
  url: URL,
  { searchTerm, visitor }: SearchMade,
): Promise<AroundSearch> {
  const [categories, popular] = await Promise.all([
    loadCategories(context, searchTerm),
    loadPopular(context, url, visitor),
  ])
  return { categories, popular }
}

/** The tree is at hand also while the search provider is not. */
export async function loadCategories(context: Context, searchTerm: string): Promise<IndexLink[]> {
  const shop = context.get(shopContext)
  const roots = await context.get(backendContext).call(getRootCategories, { children: 2 })
  return relatedCategories(searchTerm, roots.ok ? roots.value : []).map((category) => ({
    name: category.name,
    href: categoryHref(shop, category),
    count: category.styleCount,
    ...(category.key === 'sale' && { isSale: true }),
  }))
}

async function loadPopular(
  context: Context,
  url: URL,
  visitor: SearchVisitor | null,
): Promise<AroundSearch['popular']> {
  const { engine } = await openEngine(context, url.href, { visitor })
  const slot = createRecommendations(engine, { slotId: POPULAR_SLOT })
  await slot.executeFirst()
  const { products, headline } = slot.state
  const tiles = products.slice(0, MOST_POPULAR).map(toFoundTile)
  return tiles.length === 0 ? null : { headline, tiles }
}

/** Pages for those who look for help, by the names they have in the shop; people come first. */
export function servicePages(context: Context): HelpPage[] {
  const content = context.get(contentContext)
  const { locale, path } = context.get(shopContext)
  return SERVICE_PAGES.flatMap((key) => {
    const page = content.findPageByKey(key, locale)
    return page ? [{ title: page.title, href: `/${path}/${page.slug}/` }] : []
  })
}
