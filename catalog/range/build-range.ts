import type { CategoryDocument } from '@saum/shop/documents/category-document'
import { categoryDocuments } from './category-tree.ts'
import { drawStyles, type WrittenStyle } from './draw-styles.ts'
import { combinations, suitNeighbors } from './neighbors.ts'
import { planRange, type RangePlan } from './plan-styles.ts'
import type { RangeProduct } from './range-product.ts'
import type { StylePlan } from './style-plan.ts'
import { productIdsOf, type ResolvedOutfit } from './write-outfits.ts'
import { writeProducts } from './write-products.ts'

/** The demo range without its pictures. */
export interface Range {
  categories: CategoryDocument[]
  products: RangeProduct[]
  outfits: ResolvedOutfit[]
  /** The style of each product, for whoever takes its pictures. */
  styles: ReadonlyMap<string, WrittenStyle>
}

interface BuildOptions {
  now: number
  onProgress?: (text: string) => void
}

/** The same code makes the same range; only its dates follow `now`. */
export function buildRange({ now, onProgress = () => {} }: BuildOptions): Range {
  const plan = planRange()
  const { styles, use } = drawStyles(plan.styles, onProgress)
  const outfits = resolveOutfits(plan, styles)
  const shown = new Set(outfits.flatMap(productIdsOf))
  const isInOutfit = (productId: number) => shown.has(productId)
  const products = [...styles.values()].flatMap((written) => {
    onProgress('Writing the demo products')
    return writeProducts(written, { now, use, isInOutfit })
  })
  return {
    categories: categoryDocuments(),
    products: withNeighbors(products, outfits, styles),
    outfits,
    styles: new Map([...styles.values()].map((written) => [String(written.style.id), written])),
  }
}

function resolveOutfits(
  { outfits }: RangePlan,
  styles: ReadonlyMap<StylePlan, WrittenStyle>,
): ResolvedOutfit[] {
  return outfits.map(({ outfit, pieces }) => ({
    outfit,
    pieces: pieces.flatMap(({ plan, color }) => {
      const written = styles.get(plan)
      return written ? [{ style: written.style, color }] : []
    }),
  }))
}

function withNeighbors(
  products: RangeProduct[],
  outfits: readonly ResolvedOutfit[],
  styles: ReadonlyMap<StylePlan, WrittenStyle>,
): RangeProduct[] {
  const suits = suitNeighbors([...styles.values()].map(({ style }) => style))
  const combine = combinations(
    products,
    outfits.map((outfit) => ({ productIds: productIdsOf(outfit) })),
  )
  return products.map((product) => {
    const setItems = suits.get(product.document.id) ?? []
    return {
      ...product,
      document: {
        ...product.document,
        ...(setItems.length > 0 ? { productSetItems: setItems } : {}),
        combineWith: combine(product),
      },
    }
  })
}
