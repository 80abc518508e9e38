import { getGoneProduct } from '@saum/contract/gone-product'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { productHref } from '#app/features/catalog/product-href.ts'
import type { GoneFacts } from '#app/features/error-screen/describe-error.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import { backendContext, shopContext } from './context.ts'

/**
 * For a loader that has not found its product: leads to a color that is still there, else says that
 * the product is gone, else that there never was one. Always throws.
 */
export async function throwGone(
  context: Readonly<RouterContextProvider>,
  id: number,
  url: URL,
): Promise<never> {
  const shop = context.get(shopContext)
  const gone = await context.get(backendContext).call(getGoneProduct, { id })
  if (!gone.ok) throw pageNotFound(url.pathname)
  const { successor, category } = gone.value
  if (successor) throw redirect(productHref(shop, successor), 301)
  const facts: GoneFacts = {
    category: category && { name: category.name, href: `/${shop.path}/c${category.path}/` },
  }
  throw data(facts, { status: 410, statusText: 'Gone' })
}
