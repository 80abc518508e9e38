import type { Product, ProductReply } from '../wire/product.ts'
import type { PaginationReply } from '../wire/reply.ts'
import type { ProductRun } from './product-run.ts'

export interface ProductsReply {
  responseId: string
  products: readonly ProductReply[]
  pagination: PaginationReply
}

/** A page of products with their places among all of them. */
export function toProducts({ responseId, products, pagination }: ProductsReply): Product[] {
  const offset = pagination.page * pagination.perPage
  return products.map((product, index) => ({
    ...product,
    children: withParent(product),
    position: offset + index + 1,
    responseId,
  }))
}

/** The colors of a product include the one that stands for all. */
function withParent(product: ProductReply): ProductReply['children'] {
  if (product.children.length === 0) return product.children
  const { children, totalNumberOfChildren: _, ...parent } = product
  const isAmong = children.some(({ permanentid }) => permanentid === parent.permanentid)
  return isAmong ? children : [parent, ...children]
}

/** Shows another color of a product in its place. */
export function promoteChild<Run extends Pick<ProductRun, 'products'>>(
  run: Run,
  permanentid: string,
): Run {
  for (const [index, parent] of run.products.entries()) {
    const child = parent.children.find((one) => one.permanentid === permanentid)
    if (child === undefined) continue
    if (parent.permanentid === permanentid) return run
    const { children, totalNumberOfChildren, position, responseId } = parent
    const promoted: Product = {
      ...child,
      children,
      totalNumberOfChildren,
      position,
      ...(responseId !== undefined && { responseId }),
    }
    return { ...run, products: run.products.with(index, promoted) }
  }
  return run
}
