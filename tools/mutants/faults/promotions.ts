import type { Mutant } from '../mutant.ts'

/** Prices, promotions, vouchers, gift cards and points of the shop service. */
export const PROMOTION_FAULTS: readonly Mutant[] = [
  {
    name: 'promotions: a gift counts towards the value that earns it',
    file: 'services/shop/src/promotion/settled-basket.ts',
    find: 'countWithout(allotEach(wanting, mostGifts), items, basket)',
    replace: 'countWithout(new Map(), items, basket)',
  },
  {
    name: 'promotions: the lowest tier applies where a higher one is reached',
    file: 'services/shop/src/promotion/failed-conditions.ts',
    find: 'other.mov - one.mov',
    replace: 'one.mov - other.mov',
  },
  {
    name: 'vouchers: a voucher can be redeemed once more than allowed',
    file: 'services/shop/src/voucher/voucher-redemption.ts',
    find: 'where voucher_redemption.redemptions <',
    replace: 'where voucher_redemption.redemptions <=',
  },
  {
    name: 'vouchers: a personal voucher can be redeemed by another customer',
    file: 'services/shop/src/voucher/voucher-storage.ts',
    find: ' && (row.customerId === null || row.customerId === customer?.id)',
    replace: '',
  },
  {
    name: 'gift cards: a refund to a card is not booked and can be paid out again',
    file: 'services/shop/src/gift-card/gift-card-balance.ts',
    find: 'await noteEntry(sql, entry)',
    replace: '',
  },
  {
    name: 'gift cards: a card in francs pays in euros',
    file: 'services/shop/src/gift-card/gift-card-storage.ts',
    find: ' and currency = ${currency}',
    replace: '',
  },
  {
    name: 'prices: a group price above the sale price makes members pay more',
    file: 'services/shop/src/pricing/group-price.ts',
    find: 'if (cents >= everybodys.withTax) return everybodys',
    replace: '',
  },
  {
    name: 'prices: a reduction is announced although no higher price was ever charged',
    file: 'services/shop/src/pricing/shown-price.ts',
    find: 'price: unreduced(price.withTax),',
    replace: 'price,',
  },
  {
    name: 'prices: a product wears a campaign whose reduction it may not announce',
    file: 'services/shop/src/catalog/product-campaign.ts',
    find: 'return [cheapest, dearest].every(isAnnounced) ? campaign : null',
    replace: 'return campaign',
  },
  {
    name: 'promotions: a stronger promotion is chosen over one that saves more',
    file: 'services/shop/src/promotion/applicable-promotions.ts',
    find: 'benefitCents === most || ',
    replace: 'benefitCents >= 0 || ',
  },
  {
    name: 'promotions: two jackets make a complete suit',
    file: 'services/shop/src/promotion/failed-conditions.ts',
    find: 'selections.every((ids)',
    replace: 'selections.some((ids)',
  },
  {
    name: 'prices: the lowest prior price looks back further than thirty days',
    file: 'services/shop/src/pricing/lowest-prior-price.ts',
    find: 'from < startsAt && until > opensAt',
    replace: 'from < startsAt',
  },
  {
    name: 'points: points of an order can be spent on the day it is delivered',
    file: 'services/shop/src/loyalty/points.ts',
    find: 'credited_at = ${now + CREDITED_AFTER_MS}',
    replace: 'credited_at = ${now}',
  },
]
