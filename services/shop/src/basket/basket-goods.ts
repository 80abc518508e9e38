import type { Database } from '../database/database.ts'
import { loadGroupPrices } from '../pricing/group-price-storage.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import type { BasketProducts, CampaignedProducts } from './basket-products.ts'
import type { BasketPromotions } from './basket-promotions.ts'
import { loadOffers, type Offers } from './offer-storage.ts'
import { toUnit, type UnitFacts } from './priced-item.ts'
import type { ClaimedLine } from './subscription-claim.ts'
import { kindOfLine } from './subscription-line.ts'

/** What the shop has to say about some variants: how many there are, what they are and what they cost. */
export interface Goods extends UnitFacts, CampaignedProducts {
  /** The variants this is about; one that nobody knows has no offer. */
  variantIds: ReadonlySet<number>
  /** Of the variants, and of gifts that could be chosen. */
  offers: Offers
}

export interface GoodsParts {
  db: Database
  products: BasketProducts
  promotions: BasketPromotions
  now: () => number
}

/** Nothing in here is changed by changing a basket, so nobody has to wait for it in a transaction. */
export function createLoadGoods({ db, products, promotions, now }: GoodsParts) {
  return async function loadGoods(
    { shop, customer }: SessionOwner,
    variantIds: readonly number[],
  ): Promise<Goods> {
    const moment = now()
    const groups = customer?.groups ?? []
    const [offers, giftOffers, groupPrices] = await Promise.all([
      loadOffers(db.sql, shop.shopId, { variantIds, now: moment }),
      promotions.giftOffers(shop),
      loadGroupPrices(db.sql, shop.shopId, { variantIds, groups }),
    ])
    const shown = [...offers.values()].filter(({ isShown }) => isShown)
    const productIds = new Set(shown.map(({ productId }) => productId))
    return {
      variantIds: new Set(variantIds),
      offers: new Map([...giftOffers, ...offers]),
      groupPrices,
      ...(await products.of(shop, [...productIds])),
      now: moment,
    }
  }
}

export function joinGoods(one: Goods, other: Goods): Goods {
  const known = new Set(one.products.map(({ id }) => id))
  return {
    ...one,
    variantIds: one.variantIds.union(other.variantIds),
    offers: new Map([...one.offers, ...other.offers]),
    campaigns: new Map([...one.campaigns, ...other.campaigns]),
    groupPrices: new Map([...one.groupPrices, ...other.groupPrices]),
    products: [...one.products, ...other.products.filter(({ id }) => !known.has(id))],
  }
}

/** A line as somebody wants it. */
type WantedLine = ClaimedLine & { variantId: number }

/** What one piece costs this customer before promotions; `null` where the shop does not show it. */
export function unitCentsOf(goods: Goods, line: WantedLine): number | null {
  const found = findVariant(goods, line.variantId)
  if (found === null) return null
  const { product, variant } = found
  return toUnit(product, variant, { ...goods, kind: kindOfLine(line, variant) }).withTax
}

/** Asks for deliveries in a way they are not sold. What the shop does not show is refused for that. */
export function isUnsound(goods: Goods, line: WantedLine): boolean {
  const found = findVariant(goods, line.variantId)
  return found !== null && kindOfLine(line, found.variant) === 'unsound'
}

function findVariant(goods: Goods, variantId: number) {
  const { productId } = goods.offers.get(variantId) ?? {}
  const product = goods.products.find(({ id }) => id === productId)
  const variant = product?.variants.find(({ id }) => id === variantId)
  return product === undefined || variant === undefined ? null : { product, variant }
}
