import { findShopByPath } from '@saum/domain/shops'
import type { GroupPriceDocument } from '@saum/shop/documents/group-price-document'
import { priceBelow } from './prices.ts'
import type { RangeProduct } from './range-product.ts'

/** What is left of a price, per group. */
const SHARES: Readonly<Record<string, number>> = { VIP_Card: 0.85, Basic_Card: 0.93 }

const FAMILIES = 8

/**
 * Customers with a card pay less for a few products: the first of each family that is not on sale, with
 * all its sizes.
 */
export function demoGroupPrices(products: readonly RangeProduct[]): GroupPriceDocument[] {
  const byFamily = Map.groupBy(products.filter(isAtFullPrice), ({ family }) => family)
  return [...byFamily.values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, FAMILIES)
    .flatMap(pricesOfGroups)
}

function pricesOfGroups({ document }: RangeProduct): GroupPriceDocument[] {
  const { prices, variants } = document
  return Object.entries(prices).flatMap(([path, price]) => {
    const shop = findShopByPath(path)
    if (shop === undefined || price === undefined) return []
    return variants.flatMap(({ id: variantId }) =>
      Object.entries(SHARES).map(([customerGroup, share]) => ({
        shop: shop.path,
        variantId,
        customerGroup,
        amount: priceBelow(price.amount * share + 1),
      })),
    )
  })
}

function isAtFullPrice({ document }: RangeProduct): boolean {
  const { prices, variants, campaign } = document
  const asked = Object.values(prices)
  const isReduced = asked.some((price) => price?.was !== undefined)
  const hasOwnPrices = variants.some((variant) => variant.prices !== undefined)
  return asked.length > 0 && !isReduced && !hasOwnPrices && campaign === undefined
}
