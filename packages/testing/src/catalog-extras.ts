import type { BranchDocument } from '@saum/shop/documents/branch-document'
import type { CustomerDocument } from '@saum/shop/documents/customer-document'
import type { OutfitDocument } from '@saum/shop/documents/outfit-document'
import type { CampaignDocument, PromotionDocument } from '@saum/shop/documents/promotion-document'
import type { GroupPriceDocument } from '@saum/shop/documents/group-price-document'
import type { VoucherDocument } from '@saum/shop/documents/voucher-document'
import { daysAgo, inEveryLocale } from './catalog-builders.ts'

export function anOutfit(overrides: Partial<OutfitDocument> = {}): OutfitDocument {
  const { id = 71 } = overrides
  return {
    id,
    key: `outfit-${id}`,
    position: 0,
    name: inEveryLocale('Am Hafen'),
    story: inEveryLocale('Ein Kleid für lange Abende.'),
    categories: [],
    productIds: [3301],
    images: [
      {
        source: { file: 'outfit.jpg' },
        key: `outfit-${id}-whole`,
        width: 900,
        height: 1125,
        alt: inEveryLocale('Kleid mit Tasche'),
      },
    ],
    ...overrides,
  }
}

export function aBranch(overrides: Partial<BranchDocument> = {}): BranchDocument {
  const { id = 81 } = overrides
  const weekday = [{ timeFrom: '10:00', timeUntil: '19:00' }]
  return {
    id,
    referenceKey: `branch-${id}`,
    name: 'Saum Hamburg',
    slug: `saum-hamburg-${id}`,
    email: 'hamburg@saum.example',
    address: {
      street: 'Hauptstraße',
      houseNumber: '1',
      zipCode: '20095',
      city: 'Hamburg',
      countryCode: 'DE',
    },
    geoPoint: { lat: 53.55, lng: 9.99 },
    timeZone: 'Europe/Berlin',
    openingTimes: {
      mon: weekday,
      tue: weekday,
      wed: weekday,
      thu: weekday,
      fri: weekday,
      sat: weekday,
      sun: [],
      exceptions: [],
    },
    services: [],
    settings: { clickAndCollect: true, shipFromStore: false },
    accessibility: {},
    isActive: true,
    stock: [],
    ...overrides,
  }
}

export function aPromotion(overrides: Partial<PromotionDocument> = {}): PromotionDocument {
  const { id = 'promotion-1' } = overrides
  return {
    id,
    name: id,
    displayName: inEveryLocale('20 % auf Kleider'),
    priority: 1,
    isActive: true,
    schedule: { from: daysAgo(5), to: daysAgo(-5) },
    shops: ['de', 'at', 'ch', 'fr-ch', 'en'],
    effect: {
      type: 'automatic_discount',
      additionalData: { type: 'relative', value: 20 },
    },
    conditions: [],
    tiers: [],
    customData: { product: { promotionId: 901, badgeLabel: inEveryLocale('-20 %') } },
    ...overrides,
  }
}

export function aCampaign(overrides: Partial<CampaignDocument> = {}): CampaignDocument {
  const { id = 61, key = `campaign-${id}` } = overrides
  return {
    id,
    key,
    reduction: 10,
    startsAt: daysAgo(5),
    endsAt: daysAgo(-5),
    headline: inEveryLocale('Mid Season'),
    subline: inEveryLocale('Zehn Prozent auf Ausgewähltes'),
    hideCountdown: false,
    product: { attributeId: 801, badgeLabel: inEveryLocale('Mid Season') },
    ...overrides,
  }
}

/** Ten euros, or twelve francs. */
export function aVoucher(overrides: Partial<VoucherDocument> = {}): VoucherDocument {
  return {
    code: 'WINTER10',
    effect: { type: 'absolute', value: { EUR: 1_000, CHF: 1_200 } },
    shops: ['de', 'at', 'ch', 'fr-ch', 'en'],
    startsAt: daysAgo(5),
    endsAt: daysAgo(-5),
    isCombinable: true,
    ...overrides,
  }
}

export function aGroupPrice(overrides: Partial<GroupPriceDocument> = {}): GroupPriceDocument {
  return {
    shop: 'de',
    variantId: 330_101,
    customerGroup: 'VIP_Card',
    amount: 6_999,
    ...overrides,
  }
}

export function aCustomer(overrides: Partial<CustomerDocument> = {}): CustomerDocument {
  const { id = 91 } = overrides
  return {
    id,
    shop: 'de',
    email: `customer-${id}@saum.example`,
    firstName: 'Anna',
    lastName: 'Weber',
    gender: 'f',
    referenceKey: `customer-${id}`,
    groups: [],
    loyaltyCards: [],
    isGuestCustomer: false,
    isActive: true,
    ...overrides,
  }
}
