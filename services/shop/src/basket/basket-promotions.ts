import { isRunning, startOfMinute } from '@saum/domain/promotion-schedule'
import type { Shop } from '@saum/domain/shops'
import type { CategoryTrees } from '../catalog/category-trees.ts'
import { createKept } from '../catalog/kept.ts'
import type { Database } from '../database/database.ts'
import { giftVariantIds, toKeptPromotion, type KeptPromotion } from '../promotion/kept-promotion.ts'
import { listPromotions } from '../promotion/promotion-storage.ts'
import { loadOffers, type Offers } from './offer-storage.ts'

export interface BasketPromotions {
  /** Those running now, and those hanging on an item whether they run or not. */
  of(shop: Shop, hangingIds?: ReadonlySet<string>): Promise<readonly KeptPromotion[]>
  /** What is left of the variants somebody might choose as a gift; may be a minute old. */
  giftOffers(shop: Shop): Promise<Offers>
  /** The first of these the shop has never had. */
  findUnknown(shop: Shop, ids: readonly (string | null)[]): Promise<string | null>
  /** To be called when the range has changed. */
  forget(): void
}

interface PromotionParts {
  db: Database
  trees: CategoryTrees
  now: () => number
}

/** All promotions of a shop are few and part of every basket, so they are kept instead of asked for. */
export function createBasketPromotions({ db, trees, now }: PromotionParts): BasketPromotions {
  const promotions = createKept(async (shop: Shop) => {
    const [documents, tree] = await Promise.all([listPromotions(db.sql), trees.of(shop)])
    return createTimetable(
      documents.flatMap((document) => {
        const promotion = toKeptPromotion(document, { shop, tree, now: now() })
        return promotion === null ? [] : [{ promotion, ...toPeriod(document.schedule) }]
      }),
    )
  }, now)

  async function of(shop: Shop, hangingIds: ReadonlySet<string> = new Set()) {
    const { running, resting } = (await promotions.of(shop)).at(startOfMinute(now()))
    if (hangingIds.size === 0) return running
    return [...running, ...resting.filter(({ promotion }) => hangingIds.has(promotion.id))]
  }

  const giftOffers = createKept(async (shop: Shop) => {
    const variantIds = giftVariantIds(await of(shop))
    return loadOffers(db.sql, shop.shopId, { variantIds, now: now() })
  }, now)

  return {
    of,
    giftOffers: giftOffers.of,
    async findUnknown(shop, ids) {
      const wanted = ids.filter((id) => id !== null)
      if (wanted.length === 0) return null
      const { knownIds } = await promotions.of(shop)
      return wanted.find((id) => !knownIds.has(id)) ?? null
    },
    forget() {
      promotions.forget()
      giftOffers.forget()
    },
  }
}

interface TimedPromotion {
  promotion: KeptPromotion
  startsAt: number
  endsAt: number
}

/** Many ask about the same minute, so it is worked out once. */
function createTimetable(timed: readonly TimedPromotion[]) {
  let known = sortAt(timed, 0)
  return {
    knownIds: new Set(timed.map(({ promotion: { promotion } }) => promotion.id)),
    at(moment: number) {
      if (known.moment !== moment) known = sortAt(timed, moment)
      return known
    },
  }
}

function sortAt(timed: readonly TimedPromotion[], moment: number) {
  const all = timed.map(({ promotion: kept, ...period }) => {
    const isActive = isRunning(period, moment)
    return { ...kept, promotion: { ...kept.promotion, isActive } }
  })
  return {
    moment,
    running: all.filter(({ promotion }) => promotion.isActive),
    resting: all.filter(({ promotion }) => !promotion.isActive),
  }
}

function toPeriod({ from, to }: { from: string; to: string }) {
  return { startsAt: Date.parse(from), endsAt: Date.parse(to) }
}
