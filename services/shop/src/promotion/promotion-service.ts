import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import type { Product } from '@saum/contract/product'
import type {
  Campaign,
  getPromotions,
  getPromotionsByIds,
  Promotion,
} from '@saum/contract/promotion'
import { byPriority, byStart, startOfMinute } from '@saum/domain/promotion-schedule'
import type { Shop } from '@saum/domain/shops'
import type { CategoryTrees } from '../catalog/category-trees.ts'
import { toPagination } from '../catalog/pagination.ts'
import type { ProductService } from '../catalog/product-service.ts'
import { listProductIdsOfVariants } from '../catalog/variant-storage.ts'
import type { Database } from '../database/database.ts'
import type { CampaignDocument, PromotionDocument } from '../documents/promotion-document.ts'
import { toCampaign } from './campaign-answer.ts'
import { toPromotion } from './promotion-answer.ts'
import { listCampaignsAt, listPromotions, listPromotionsByIds } from './promotion-storage.ts'

type PageQuestion = ParsedPayloadOf<typeof getPromotions>
type PromotionPage = ResultOf<typeof getPromotions>

export interface PromotionService {
  all(shop: Shop, question: PageQuestion): Promise<PromotionPage>
  current(shop: Shop, question: PageQuestion): Promise<PromotionPage>
  byIds(shop: Shop, question: ParsedPayloadOf<typeof getPromotionsByIds>): Promise<PromotionPage>
  giftProducts(shop: Shop, variantIds: readonly number[]): Promise<Product[]>
  campaign(shop: Shop): Promise<Campaign | null>
}

interface PromotionParts {
  db: Database
  trees: CategoryTrees
  products: ProductService
  now: () => number
}

export function createPromotionService(parts: PromotionParts): PromotionService {
  const { db, trees, products, now } = parts

  async function told(shop: Shop, documents: readonly PromotionDocument[]): Promise<Promotion[]> {
    const view = { shop, tree: await trees.of(shop), now: startOfMinute(now()) }
    return documents.flatMap((document) => toPromotion(document, view) ?? [])
  }

  async function strongestFirst(shop: Shop): Promise<Promotion[]> {
    return (await told(shop, await listPromotions(db.sql))).toSorted(byPriority)
  }

  return {
    all: async (shop, { pagination }) => toPage(await strongestFirst(shop), pagination),

    async current(shop, { pagination }) {
      const promotions = await strongestFirst(shop)
      return toPage(
        promotions.filter(({ isActive }) => isActive),
        pagination,
      )
    },

    async byIds(shop, { ids, pagination }) {
      const known = await told(shop, await listPromotionsByIds(db.sql, ids))
      const byId = new Map(known.map((promotion) => [promotion.id, promotion]))
      return toPage(
        [...new Set(ids)].flatMap((id) => byId.get(id) ?? []),
        pagination,
      )
    },

    async giftProducts(shop, variantIds) {
      const productIds = await listProductIdsOfVariants(db.sql, variantIds)
      const gifts = await products.byIds(shop, productIds)
      return inOrderOf(
        variantIds,
        gifts.map((product) => cutTo(variantIds, product)),
      )
    },

    async campaign(shop) {
      const tree = await trees.of(shop)
      const running = await listCampaignsAt(db.sql, startOfMinute(now()))
      const [first] = running
        .toSorted((left, right) => byEffect(left, right) || byStart(toStart(left), toStart(right)))
        .flatMap((campaign) => toCampaign(campaign, shop.locale, tree) ?? [])
      return first ?? null
    },
  }
}

/** What lowers prices comes before what only shows a badge. */
function byEffect(left: CampaignDocument, right: CampaignDocument): number {
  return Number(left.reduction === null) - Number(right.reduction === null)
}

function toStart({ id, startsAt }: CampaignDocument) {
  return { id, startsAt: Date.parse(startsAt) }
}

function cutTo(variantIds: readonly number[], product: Product): Product {
  return { ...product, variants: product.variants.filter(({ id }) => variantIds.includes(id)) }
}

/** A gift stands where the first of its variants was asked for. */
function inOrderOf(variantIds: readonly number[], gifts: readonly Product[]): Product[] {
  const place = ({ variants }: Product) =>
    Math.min(...variants.map(({ id }) => variantIds.indexOf(id)))
  return gifts
    .filter(({ variants }) => variants.length > 0)
    .toSorted((left, right) => place(left) - place(right))
}

function toPage(
  promotions: readonly Promotion[],
  { page, perPage }: PageQuestion['pagination'],
): PromotionPage {
  const entities = promotions.slice((page - 1) * perPage, page * perPage)
  const counts = { page, perPage, current: entities.length, total: promotions.length }
  return { entities, pagination: toPagination(counts) }
}
