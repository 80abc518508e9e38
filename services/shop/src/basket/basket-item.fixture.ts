import type { KeptItem } from './basket-item.ts'

export function anItem(overrides: Partial<KeptItem> = {}): KeptItem {
  return {
    key: 'item',
    variantId: 7,
    quantity: 1,
    itemGroup: null,
    displayData: null,
    customData: null,
    promotionId: null,
    promotionCode: null,
    decidedCents: null,
    position: 0,
    ...overrides,
  }
}
