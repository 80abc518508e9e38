import type { Basket, BasketItem } from '@saum/contract/basket'
import type { Price, Product } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { toLinePrice } from '../pricing/line-price.ts'
import { toOrderCost } from '../pricing/order-cost.ts'
import type { ReducedAmount } from '../pricing/reduction.ts'
import { splitTax, VAT_RATES } from '../pricing/vat.ts'
import type { KeptItem } from './basket-item.ts'
import type { Offers } from './offer-storage.ts'

interface BasketFacts {
  shop: Shop
  basketKey: string
  items: readonly KeptItem[]
  offers: Offers
  /** Those of the items, as far as the shop shows them. */
  products: readonly Product[]
}

/** The basket at today's prices. Items the shop does not show any more are left out. */
export function toBasket({ shop, basketKey, items, offers, products }: BasketFacts): Basket {
  const productOf = new Map(products.map((product) => [product.id, product]))
  const shown = items.flatMap((item): BasketItem[] => {
    const offer = offers.get(item.variantId)
    const product = productOf.get(offer?.productId ?? 0)
    const variant = product?.variants.find(({ id }) => id === item.variantId)
    if (!offer || !product || !variant) return []
    return [
      {
        key: item.key,
        quantity: item.quantity,
        ...(Number.isFinite(offer.available) && { availableQuantity: offer.available }),
        status: offer.available > 0 ? 'available' : 'unavailable',
        variant,
        // Other colors are nothing a basket shows, and a third of what it would weigh.
        product: { ...product, siblings: [] },
        price: { unit: variant.price, total: toTotal(shop, variant.price, item.quantity) },
        lowestPriorPrice: variant.lowestPriorPrice,
        ...(item.displayData && { displayData: item.displayData }),
        ...(item.customData && { customData: item.customData }),
        ...(item.itemGroup && { itemGroup: item.itemGroup }),
        promotionId: null,
      },
    ]
  })
  return { key: basketKey, currencyCode: shop.currency, items: shown, cost: toCost(shop, shown) }
}

function toTotal(shop: Shop, unit: Price, quantity: number): Price {
  const { withTax, reductions } = toLinePrice(toAmount(unit), quantity)
  const { reductionsRelativeTo } = unit
  return {
    ...splitTax(withTax, VAT_RATES[shop.path]),
    currencyCode: shop.currency,
    appliedReductions: [...reductions],
    ...(reductionsRelativeTo && { reductionsRelativeTo }),
  }
}

/** Of what can be bought; the rest costs nothing because it is not going to be delivered. */
function toCost(shop: Shop, items: readonly BasketItem[]): Price {
  const lines = items
    .filter(({ status }) => status === 'available')
    .map(({ price }) => toAmount(price.total))
  return { ...toOrderCost(lines, VAT_RATES[shop.path]), currencyCode: shop.currency }
}

function toAmount({ withTax, appliedReductions }: Price): ReducedAmount {
  return { withTax, reductions: appliedReductions }
}
