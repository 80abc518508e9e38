import type { Backend } from '@saum/contract/backend'
import { getCategoryById, getCategoryByPath, type Category } from '@saum/contract/category'
import { createContext, type MiddlewareFunction } from 'react-router'
import {
  asksForNewArrivals,
  listingPath,
  NEW_ARRIVALS,
} from '#app/features/catalog/listing-path.ts'
import { pageNotFound, redirectUnlessAt } from '#app/navigation/route-params.ts'
import { routePattern } from '#app/navigation/route-pattern.ts'
import { backendContext, shopContext } from './context.ts'
import { askedAddress } from './redirect-query.ts'

/** The category of the page, with its parents and children. */
export const categoryContext = createContext<Category>()

/** Has a screen of its own, so its first word is not part of the splat. */
const OUTFITS_PATTERN = '/:shop/c/outfits/*'

/** Finds the category before any loader runs; an address that is not its own leads to its own. */
export const categoryMiddleware: MiddlewareFunction<Response> = async (request) => {
  const { context, params, url } = request
  const backend = context.get(backendContext)
  const below = params['*'] ?? ''
  const isOutfits = routePattern(request.pattern) === OUTFITS_PATTERN
  const id = await findCategory(backend, isOutfits ? `outfits/${below}` : below)
  if (id === null) throw pageNotFound(url.pathname)

  const category = await backend.call(getCategoryById, { id, children: 1 })
  if (!category.ok) throw pageNotFound(url.pathname)
  redirectUnlessAt(
    `/${context.get(shopContext).path}/c${category.value.path}/`,
    askedAddress(context, url),
  )
  context.set(categoryContext, category.value)
}

async function findCategory(backend: Backend, splat: string): Promise<number | null> {
  const paths = [listingPath(splat), ...(asksForNewArrivals(splat) ? [NEW_ARRIVALS] : [])]
  for (const path of new Set(paths)) {
    const found = await backend.call(getCategoryByPath, { path, children: 0 })
    if (found.ok) return found.value.id
  }
  return null
}
