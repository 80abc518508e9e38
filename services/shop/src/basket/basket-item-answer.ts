import type { AppliedPromotion, BasketItem } from '@saum/contract/basket-shape'
import type { Price } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { toLinePrice, toShownUnit } from '../pricing/line-price.ts'
import type { ReducedAmount } from '../pricing/reduction.ts'
import { toFraction } from '../pricing/rounding.ts'
import { splitTax, VAT_RATES } from '../pricing/vat.ts'
import type { Judgement } from '../promotion/promotion-rules.ts'
import { PACKAGE_ID } from './basket-packages.ts'
import { obtainablePieces, type PricedItem } from './priced-item.ts'

interface ItemView {
  shop: Shop
  judgement: Judgement | undefined
  /** After promotion and voucher; missing when it is not ordered. */
  total: ReducedAmount | undefined
}

/** An item that is not ordered shows what its pieces would cost, but nobody has to pay that. */
export function toBasketItem(item: PricedItem, { shop, judgement, total }: ItemView): BasketItem {
  const { kept, product, variant, available, missingPart, unit, intervalMonths } = item
  const pieces = obtainablePieces(item)
  const reductionsRelativeTo =
    intervalMonths === null ? variant.price.reductionsRelativeTo : undefined
  const toPrice = ({ withTax, reductions }: ReducedAmount): Price => ({
    ...splitTax(withTax, VAT_RATES[shop.path]),
    currencyCode: shop.currency,
    appliedReductions: [...reductions],
    ...(reductionsRelativeTo && { reductionsRelativeTo }),
  })
  return {
    key: kept.key,
    quantity: pieces || kept.quantity,
    ...(pieces > 0 && pieces < kept.quantity && { wantedQuantity: kept.quantity }),
    ...(Number.isFinite(available) && { availableQuantity: available }),
    status: pieces > 0 ? 'available' : 'unavailable',
    variant,
    product,
    price: {
      unit: toPrice(total ? toShownUnit(total, pieces) : unit),
      total: toPrice(total ?? toLinePrice(unit, pieces || kept.quantity)),
    },
    lowestPriorPrice: toLowestPriorPrice(item),
    ...toDecidedPrice(item),
    ...(kept.displayData && { displayData: kept.displayData }),
    ...(kept.customData && { customData: kept.customData }),
    ...(kept.itemGroup && { itemGroup: kept.itemGroup }),
    ...(missingPart && { missingPart }),
    ...(intervalMonths !== null && { subscription: { intervalMonths } }),
    promotionId: intervalMonths === null ? kept.promotionId : null,
    ...(judgement && { promotion: toAppliedPromotion(judgement) }),
    packageId: PACKAGE_ID,
  }
}

/** Compared with what this shopper pays, which may be the price of a group. */
function toLowestPriorPrice(item: PricedItem): BasketItem['lowestPriorPrice'] {
  const { variant, unit, intervalMonths } = item
  if (intervalMonths !== null) return { withTax: null, relativeDifferenceToPrice: null }
  const { withTax } = variant.lowestPriorPrice
  if (withTax === null) return variant.lowestPriorPrice
  return { withTax, relativeDifferenceToPrice: toFraction(unit.withTax - withTax, withTax) }
}

function toDecidedPrice({ kept, unit }: PricedItem): Pick<BasketItem, 'decidedPrice'> {
  const { decidedCents } = kept
  return decidedCents === null || decidedCents === unit.withTax
    ? {}
    : { decidedPrice: decidedCents }
}

function toAppliedPromotion({ kept, failed }: Judgement): AppliedPromotion {
  return { ...kept.promotion, isValid: failed.length === 0, failedConditions: [...failed] }
}
