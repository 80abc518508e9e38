import { getCategoryById, getCategoryByPath, type Category } from '@saum/contract/category'
import { createContext, redirect, type MiddlewareFunction } from 'react-router'
import { listingPath } from '#app/features/catalog/listing-path.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import { backendContext, shopContext } from './context.ts'

/** The category of the page, with its parents and children. */
export const categoryContext = createContext<Category>()

/** Finds the category before any loader runs; an address that is not its own leads to its own. */
export const categoryMiddleware: MiddlewareFunction<Response> = async ({
  context,
  params,
  url,
}) => {
  const backend = context.get(backendContext)
  const path = listingPath(params['*'] ?? url.pathname.split('/c/')[1] ?? '')
  const found = await backend.call(getCategoryByPath, { path, children: 0 })
  if (!found.ok) throw pageNotFound(url.pathname)

  const category = await backend.call(getCategoryById, { id: found.value.id, children: 1 })
  if (!category.ok) throw pageNotFound(url.pathname)
  const canonical = `/${context.get(shopContext).path}/c${category.value.path}/`
  if (decodeURI(url.pathname) !== canonical) throw redirect(canonical + url.search, { status: 301 })
  context.set(categoryContext, category.value)
}
