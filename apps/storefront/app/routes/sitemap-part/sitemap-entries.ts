import { createBackend, type Backend } from '@saum/contract/backend'
import { getStores } from '@saum/contract/branch'
import { getCategoryTree, type Category } from '@saum/contract/category'
import { getOutfits, type Outfit } from '@saum/contract/outfit'
import { listSitemapProducts } from '@saum/contract/sitemap'
import { pictureUrl } from '@saum/domain/picture-url'
import { findShopById, SHOPS, type Shop } from '@saum/domain/shops'
import type { RouterContextProvider } from 'react-router'
import { outfitHref, productHref } from '#app/features/catalog/product-href.ts'
import { locatorHref, storeHref } from '#app/features/stores/store-href.ts'
import type { Alternates } from '#app/page/page-head.tsx'
import { pageAlternates } from '#app/server/page-alternates.ts'
import { loadChanges, type SitemapChanges } from './sitemap-changes.ts'
import type { SitemapEntry } from '#app/server/sitemap-xml.ts'
import { backendContext, contentContext, scopeContext, shopContext } from '#app/server/context.ts'

type Context = Readonly<RouterContextProvider>

const PICTURE = { width: 900, format: 'webp' } as const
const OUTFITS_AT_ONCE = 100
const STORES_AT_ONCE = 500

/** Home and everything the content service has. */
export async function pageEntries(context: Context): Promise<SitemapEntry[]> {
  const shop = context.get(shopContext)
  const content = context.get(contentContext)
  const home = {
    path: `/${shop.path}/`,
    alternates: inShops((path) => `/${path}/`),
    changed: content.findPageByKey('home', shop.locale)?.updated,
  }
  const pages = Object.entries(content.links(shop.locale)).flatMap(([key, slug]) => {
    const page = content.findPageByKey(key, shop.locale)
    // Words of another language are no use to whoever searches in this one.
    if (page?.language !== undefined) return []
    return {
      path: `/${shop.path}/${slug}/`,
      alternates: pageAlternates(content, key),
      ...(page && { changed: page.updated }),
    }
  })
  return [home, ...pages]
}

/** Categories that show something; the same ones elsewhere are found by their id. */
export async function categoryEntries(context: Context): Promise<SitemapEntry[]> {
  const trees = await inEveryShop(context, async (backend, { path }) => {
    const tree = await backend.call(getCategoryTree, { hideEmptyCategories: true })
    const categories = tree.ok ? tree.value.flatMap(withChildren) : []
    return new Map(categories.map((category) => [category.id, `/${path}/c${category.path}/`]))
  })
  const changes = await loadChanges(context)
  const tree = await context
    .get(backendContext)
    .call(getCategoryTree, { hideEmptyCategories: true })
  const changed = new Map<number, string>()
  for (const root of tree.ok ? tree.value : []) noteChanges(root, changes, changed)
  return entriesById(context, trees, changed)
}

/** A page changes with what is listed below it; new arrivals are filed nowhere and follow the range. */
function noteChanges(
  { id, key, children = [] }: Category,
  changes: SitemapChanges,
  noted: Map<number, string>,
): number {
  const own = key === 'new' ? changes.range : changes.categories.get(id)
  const below = children.map((child) => noteChanges(child, changes, noted))
  const last = Math.max(own ?? 0, ...below)
  if (last > 0) noted.set(id, new Date(last).toISOString())
  return key === 'new' ? 0 : last
}

export async function outfitEntries(context: Context): Promise<SitemapEntry[]> {
  const outfits = await inEveryShop(context, async (backend, shop) => {
    const shown = await listOutfits(backend)
    return new Map(shown.map((outfit) => [outfit.id, outfitHref(shop, outfit)]))
  })
  const { path } = context.get(shopContext)
  const changes = await loadChanges(context)
  const changed = new Map(
    [...changes.outfits].map(([id, time]) => [id, new Date(time).toISOString()]),
  )
  const list = {
    path: `/${path}/c/outfits/`,
    alternates: inShops((own) => `/${own}/c/outfits/`),
    changed: [...changed.values()].toSorted().at(-1),
  }
  return [list, ...entriesById(context, outfits, changed)]
}

async function listOutfits(backend: Backend): Promise<Outfit[]> {
  const all: Outfit[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const found = await backend.call(getOutfits, { page, perPage: OUTFITS_AT_ONCE })
    if (!found.ok) break
    all.push(...found.value.outfits)
    last = found.value.pagination.last
  }
  return all
}

/** The store locator and every store; each shop shows all of them. */
export async function storeEntries(context: Context): Promise<SitemapEntry[]> {
  const shop = context.get(shopContext)
  const found = await context.get(backendContext).call(getStores, { perPage: STORES_AT_ONCE })
  const stores = (found.ok ? found.value.data : []).map((store) => ({
    path: storeHref(shop, store),
    alternates: inShops((_, other) => storeHref(other, store)),
  }))
  const list = { path: locatorHref(shop), alternates: inShops((_, other) => locatorHref(other)) }
  return [list, ...stores]
}

/** One part of the range: with every color of it, because each has a page of its own. */
export async function productEntries(context: Context, from: number): Promise<SitemapEntry[]> {
  const shop = context.get(shopContext)
  const { imageBase, publicOrigin } = context.get(scopeContext).settings
  const base = imageBase.startsWith('/') ? publicOrigin + imageBase : imageBase
  const part = await context.get(backendContext).call(listSitemapProducts, { from })
  return (part.ok ? part.value.products : []).flatMap(({ id, slugs, updatedAt, pictures }) => {
    const alternates: Alternates = {}
    for (const { shopId, slug } of slugs) {
      const seller = findShopById(shopId)
      if (seller) alternates[seller.path] = productHref(seller, { id, slug })
    }
    const path = alternates[shop.path]
    if (path === undefined) return []
    const changed = new Date(updatedAt).toISOString()
    return {
      path,
      alternates,
      changed,
      pictures: pictures.map((key) => pictureUrl(base, { key, ...PICTURE })),
    }
  })
}

type Addresses = ReadonlyMap<number, string>

/** What every shop calls the same things; each shop has its own words and its own range. */
async function inEveryShop(
  context: Context,
  find: (backend: Backend, shop: Shop) => Promise<Addresses>,
): Promise<Map<Shop, Addresses>> {
  const { services, requestId } = context.get(scopeContext)
  const found = await Promise.all(
    SHOPS.map((shop) =>
      find(createBackend(services.rpc, { shopId: shop.shopId, requestId }), shop),
    ),
  )
  return new Map(SHOPS.map((shop, index) => [shop, found[index] ?? new Map()]))
}

function entriesById(
  context: Context,
  byShop: ReadonlyMap<Shop, Addresses>,
  changed: ReadonlyMap<number, string>,
): SitemapEntry[] {
  const own = byShop.get(context.get(shopContext)) ?? new Map<number, string>()
  return [...own].map(([id, path]) => ({
    path,
    alternates: inShops((_, shop) => byShop.get(shop)?.get(id)),
    changed: changed.get(id),
  }))
}

function inShops(pathOf: (shopPath: string, shop: Shop) => string | undefined): Alternates {
  const alternates: Alternates = {}
  for (const shop of SHOPS) {
    const path = pathOf(shop.path, shop)
    if (path !== undefined) alternates[shop.path] = path
  }
  return alternates
}

function withChildren(category: Category): Category[] {
  return [category, ...(category.children ?? []).flatMap(withChildren)]
}
