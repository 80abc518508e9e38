import { deliveryTermsOf, type DeliveryZone } from '@saum/domain/delivery-terms'
import type { Shop, ShopPath } from '@saum/domain/shops'

const SCHEMA = 'https://schema.org'

/** Said once per page; every offer points to them. */
export const RETURN_POLICY = { '@id': '#returns' } as const

/** Delivery is free from an amount on, so an offer points to one of two terms per zone. */
export function shippingOf(shop: Shop, cents: number): object[] {
  return deliveryTermsOf(shop).zones.map((zone) => ({ '@id': shippingId(zone, cents) }))
}

/** The terms that offers at these prices point to. */
export function offerTerms(shop: Shop, prices: readonly number[]): object[] {
  const shipping = new Map<string, object>()
  for (const zone of deliveryTermsOf(shop).zones) {
    for (const cents of prices)
      shipping.set(shippingId(zone, cents), shippingTerms(shop, zone, cents))
  }
  return [returnTerms(shop), ...shipping.values()]
}

function shippingId(zone: DeliveryZone, cents: number): string {
  return `#shipping-${zone.key}${isFree(zone, cents) ? '-free' : ''}`
}

function isFree({ freeFromCents }: DeliveryZone, cents: number): boolean {
  return cents >= freeFromCents
}

function shippingTerms(shop: Shop, zone: DeliveryZone, cents: number): object {
  const feeCents = isFree(zone, cents) ? 0 : zone.feeCents
  const [fewest, most] = zone.workingDays
  return {
    '@id': shippingId(zone, cents),
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: (feeCents / 100).toFixed(2),
      currency: shop.currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: zone.countries },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 1),
      transitTime: days(fewest - 1, most - 1),
    },
  }
}

function days(minValue: number, maxValue: number): object {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}

const RETURN_DAYS = 30

/** What the label for the way back costs; the same as `product.returns_line` says. */
const RETURN_FEE_CENTS: Readonly<Record<ShopPath, number>> = {
  de: 0,
  at: 0,
  ch: 0,
  'fr-ch': 0,
  en: 495,
}

function returnTerms(shop: Shop): object {
  const feeCents = RETURN_FEE_CENTS[shop.path]
  return {
    ...RETURN_POLICY,
    '@type': 'MerchantReturnPolicy',
    applicableCountry: deliveryTermsOf(shop).zones.flatMap(({ countries }) => countries),
    returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: RETURN_DAYS,
    returnMethod: `${SCHEMA}/ReturnByMail`,
    ...(feeCents === 0
      ? { returnFees: `${SCHEMA}/FreeReturn` }
      : {
          returnFees: `${SCHEMA}/ReturnShippingFees`,
          returnShippingFeesAmount: {
            '@type': 'MonetaryAmount',
            value: (feeCents / 100).toFixed(2),
            currency: shop.currency,
          },
        }),
  }
}
