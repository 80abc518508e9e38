import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import type {
  getProductsByCategory,
  getProductsCount,
  getSimilarProducts,
  Product,
} from '@saum/contract/product'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop, ShopId } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import type { CategoryNotFound } from './category-service.ts'
import type { CategoryTrees } from './category-trees.ts'
import type { Kept } from './kept.ts'
import { toOrder, toQuestion, type ListingQuestion } from './listing-question.ts'
import { countListed, listOtherStyles, listPageIds } from './listing-storage.ts'
import { toPagination } from './pagination.ts'
import type { Campaigns } from './product-campaign.ts'
import { toPreset } from './product-preset.ts'
import type { ProductNotFound, ProductService } from './product-service.ts'

type CountPayload = ParsedPayloadOf<typeof getProductsCount>

export interface ListingService {
  page(
    shop: Shop,
    payload: ParsedPayloadOf<typeof getProductsByCategory>,
  ): Promise<Result<ResultOf<typeof getProductsByCategory>, CategoryNotFound>>
  count(shop: Shop, payload: CountPayload): Promise<Result<{ count: number }, CategoryNotFound>>
  similar(
    shop: Shop,
    payload: ParsedPayloadOf<typeof getSimilarProducts>,
  ): Promise<Result<Product[], ProductNotFound>>
}

interface ListingParts {
  db: Database
  trees: CategoryTrees
  campaigns: Kept<void, Campaigns>
  /** How many products each shop shows. */
  rangeSizes: Kept<ShopId, number>
  products: ProductService
  now: () => number
}

export function createListingService(parts: ListingParts): ListingService {
  const { db, trees, campaigns, rangeSizes, products, now } = parts

  async function understand(shop: Shop, payload: CountPayload) {
    const [tree, known, rangeSize] = await Promise.all([
      trees.of(shop),
      campaigns.of(),
      rangeSizes.of(shop.shopId),
    ])
    return toQuestion(payload, { shop, tree, campaigns: known, rangeSize, now: now() })
  }

  /** A category without any filter has been counted already. */
  async function total(question: ListingQuestion): Promise<number> {
    const { minCents, maxCents, includeSoldOut, size } = question
    const isWhole = minCents === null && maxCents === null && includeSoldOut
    return isWhole ? size : countListed(db.sql, question)
  }

  return {
    async page(shop, payload) {
      const question = await understand(shop, payload)
      if (question === null) return refuse({ kind: 'category-not-found' })
      const { page, perPage } = payload
      const [ids, found] = await Promise.all([
        listPageIds(db.sql, question, { order: toOrder(payload.sort), perPage, page }),
        total(question),
      ])
      const onPage = await products.byIds(shop, ids, toPreset(payload.with, 'tile'))
      const pagination = toPagination({ page, perPage, current: onPage.length, total: found })
      return accept({ products: onPage, pagination })
    },

    async count(shop, payload) {
      const question = await understand(shop, payload)
      if (question === null) return refuse({ kind: 'category-not-found' })
      return accept({ count: await total(question) })
    },

    async similar(shop, { productId, limit, with: wanted }) {
      const [product] = await products.byIds(shop, [productId])
      if (product === undefined) return refuse({ kind: 'product-not-found' })
      const categoryId = deepestCategory(product)
      if (categoryId === undefined) return accept([])
      const { shopId } = shop
      const { masterKey } = product
      const ids = await listOtherStyles(db.sql, { shopId, categoryId, masterKey, limit })
      return accept(await products.byIds(shop, ids, toPreset(wanted, 'tile')))
    },
  }
}

/** The end of the longest path that shoppers can see; of several the first. */
function deepestCategory({ categories }: Product): number | undefined {
  const [longest] = categories
    .filter((path) => !path.some(({ categoryHidden }) => categoryHidden))
    .toSorted((one, other) => other.length - one.length)
  return longest?.at(-1)?.categoryId
}
