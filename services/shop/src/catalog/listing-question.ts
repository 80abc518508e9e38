import type { ParsedPayloadOf } from '@saum/contract/call'
import type { getProductsByCategory, getProductsCount } from '@saum/contract/product'
import { splitCategoryPath } from '@saum/domain/category-path'
import type { Shop, ShopId } from '@saum/domain/shops'
import { isRunning } from '@saum/domain/promotion-schedule'
import { branchIds, findByPath, type CategoryNode, type CategoryTree } from './category-tree.ts'
import type { Campaigns } from './product-campaign.ts'

type ListingPayload = ParsedPayloadOf<typeof getProductsCount>
type Sort = ParsedPayloadOf<typeof getProductsByCategory>['sort']

export interface ListingOrder {
  by: 'price' | 'new'
  direction: 'asc' | 'desc'
}

/** A listing as the database is asked for it. */
export interface ListingQuestion {
  shopId: ShopId
  /** The category with everything below it; `null` asks for the whole range. */
  categoryIds: readonly number[] | null
  /** How many products these categories hold, and the shop. */
  size: number
  rangeSize: number
  minCents: number | null
  maxCents: number | null
  includeSoldOut: boolean
  /** Campaigns that lower prices at this moment. */
  campaigns: readonly { attributeId: number; percent: number }[]
}

interface ListingView {
  shop: Shop
  tree: CategoryTree
  campaigns: Campaigns
  rangeSize: number
  now: number
}

/** `null` for a category the shop does not show. */
export function toQuestion(payload: ListingPayload, view: ListingView): ListingQuestion | null {
  const category = findCategory(payload, view.tree)
  if (category === 'unknown') return null
  const { where, includeSoldOut } = payload
  return {
    shopId: view.shop.shopId,
    categoryIds: category === null ? null : branchIds(category),
    size: category?.productCount ?? view.rangeSize,
    rangeSize: view.rangeSize,
    minCents: where.minPrice ?? null,
    maxCents: where.maxPrice ?? null,
    includeSoldOut,
    campaigns: [...view.campaigns.values()].flatMap((campaign) =>
      campaign.reduction !== null && isRunning(campaign, view.now)
        ? [{ attributeId: campaign.attributeId, percent: campaign.reduction.percent }]
        : [],
    ),
  }
}

const SORTING_KEYS: Readonly<Record<NonNullable<Sort['sortingKey']>, ListingOrder>> = {
  price_asc: { by: 'price', direction: 'asc' },
  price_desc: { by: 'price', direction: 'desc' },
  new_asc: { by: 'new', direction: 'asc' },
  new_desc: { by: 'new', direction: 'desc' },
}

export function toOrder({ by, direction, sortingKey }: Sort): ListingOrder {
  if (by === undefined && sortingKey !== undefined) return SORTING_KEYS[sortingKey]
  if (by === 'price') return { by, direction: direction ?? 'asc' }
  return { by: 'new', direction: direction ?? 'desc' }
}

function findCategory(
  { categoryId, category }: Pick<ListingPayload, 'categoryId' | 'category'>,
  tree: CategoryTree,
): CategoryNode | null | 'unknown' {
  if (categoryId === undefined && category === undefined) return null
  const node =
    categoryId === undefined
      ? findByPath(tree, splitCategoryPath(category ?? ''))
      : tree.byId.get(categoryId)
  return node?.isReachable ? node : 'unknown'
}
