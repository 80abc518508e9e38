import type { Basket } from '@saum/contract/basket-shape'
import type { Product } from '@saum/contract/product'
import { levelOf } from '@saum/domain/fashion-card'
import type { Shop } from '@saum/domain/shops'
import { toOrderCost } from '../pricing/order-cost.ts'
import { VAT_RATES } from '../pricing/vat.ts'
import { listApplicable } from '../promotion/applicable-promotions.ts'
import type { KeptPromotion } from '../promotion/kept-promotion.ts'
import { judgePromotions } from '../promotion/promotion-rules.ts'
import { toVoucherCode } from '../voucher/voucher-code.ts'
import type { KeptVoucher } from '../voucher/voucher-rules.ts'
import type { KeptItem } from './basket-item.ts'
import { toBasketItem } from './basket-item-answer.ts'
import { redeemVoucher } from './basket-order.ts'
import { toPackages } from './basket-packages.ts'
import type { Offers } from './offer-storage.ts'
import { orderedPieces, priceItems, toPromotedItem, type UnitFacts } from './priced-item.ts'

/** Everything a basket is judged by at one moment. */
export interface BasketFacts extends UnitFacts {
  shop: Shop
  basketKey: string
  revision: number
  items: readonly KeptItem[]
  /** Of the items, and of the variants that may be given to them (`giftVariantIds`). */
  offers: Offers
  /** Those of the items, as far as the shop shows them. */
  products: readonly Product[]
  /** What is running and what hangs on an item. */
  promotions: readonly KeptPromotion[]
  customerGroups: readonly string[]
  /** Codes the caller has named; those that hang on an item need not be among them. */
  codes: readonly string[]
  voucher: KeptVoucher | null
}

/** The basket at today's prices. Items the shop does not show any more are left out. */
export function toBasket(facts: BasketFacts): Basket {
  const { shop, basketKey, revision, offers, voucher, now } = facts
  const items = priceItems(facts.items, facts)
  const promoted = {
    // What comes again has a price of its own, which nothing else lowers.
    items: items.filter(({ intervalMonths }) => intervalMonths === null).map(toPromotedItem),
    promotions: facts.promotions,
    customerGroups: facts.customerGroups,
    codes: facts.codes.map(toVoucherCode),
  }
  const judged = judgePromotions(promoted)
  const { judgements } = judged
  const order = redeemVoucher(items, judgements, { voucher, now })
  const inBasket = new Set(facts.items.map(({ variantId }) => variantId))
  const canBeGiven = (variantId: number) =>
    !inBasket.has(variantId) && isSellable(offers, variantId)
  const pieces = items.reduce((sum, item) => sum + orderedPieces(item), 0)
  return {
    key: basketKey,
    revision,
    currencyCode: shop.currency,
    items: items.map((item) =>
      toBasketItem(item, {
        shop,
        judgement: judgements.get(item.kept.key),
        total: order.totals.get(item.kept.key),
      }),
    ),
    cost: {
      ...toOrderCost([...order.totals.values()], VAT_RATES[shop.path]),
      currencyCode: shop.currency,
    },
    packages: toPackages(shop, pieces, now),
    applicablePromotions: listApplicable(promoted, judged, canBeGiven),
    ...(order.voucher && { voucher: order.voucher }),
    ...(levelOf(facts.customerGroups) === 'vip' && { isDeliveryFree: true }),
  }
}

function isSellable(offers: Offers, variantId: number): boolean {
  const offer = offers.get(variantId)
  return offer !== undefined && offer.isShown && offer.available > 0
}
