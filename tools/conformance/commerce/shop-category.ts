import * as v from '@saum/schema/schema'
import { SHOP_PATH, type Stage } from '../stage.ts'

export interface ShopCategory {
  name: string
  path: string
}

const roots = v.array(v.object({ name: v.string(), path: v.string(), productCount: v.number() }))

/** A category of the shop that has products, as the shop itself tells. */
export async function listCategory({ call }: Stage): Promise<ShopCategory> {
  const categories = v.parse(roots, await call('getRootCategories', {}))
  const [category] = categories
    .filter(({ productCount }) => productCount > 0)
    .toSorted((left, right) => left.productCount - right.productCount)
  if (category === undefined) throw new Error('The shop has no category with products')
  return {
    name: category.name,
    path: `/${SHOP_PATH}/c/${category.path.replace(/^\/+|\/+$/g, '')}/`,
  }
}
