import { getProductsByIds, getProductsByReferenceKeys } from '@saum/contract/product'
import type { RouterContextProvider } from 'react-router'
import { productHref } from '#app/features/catalog/product-href.ts'
import { backendContext, shopContext } from '#app/server/context.ts'

/** As article numbers are printed: no spaces, and more digits than a size or a year has. */
const ARTICLE_NUMBER = /^(?=(?:\D*\d){5})[\w./-]{5,40}$/
const PRODUCT_ID = /^[1-9]\d{4,14}$/

/** Where the one product is that a term names by its number; other terms ask nobody. */
export async function findNamedProduct(
  context: Readonly<RouterContextProvider>,
  term: string,
): Promise<string | null> {
  if (!ARTICLE_NUMBER.test(term)) return null
  const backend = context.get(backendContext)
  const byNumber = backend.call(getProductsByReferenceKeys, { referenceKeys: [term], with: 'tile' })
  const byId = PRODUCT_ID.test(term)
    ? backend.call(getProductsByIds, { ids: [Number(term)], with: 'tile' })
    : null
  const answers = await Promise.all([byNumber, byId])
  const products = answers.flatMap((answer) => (answer?.ok ? answer.value : []))
  const [product, ...others] = products
  if (!product || others.some(({ id }) => id !== product.id)) return null
  return productHref(context.get(shopContext), product)
}
