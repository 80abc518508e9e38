import type { Shop, ShopPath } from './shops.ts'

/** What delivery costs and how long it takes to some of the countries of a shop. */
export interface DeliveryZone {
  key: 'home' | 'near' | 'middle' | 'far'
  countries: readonly string[]
  feeCents: number
  /** From this value of goods on, after all reductions, delivery is free. */
  freeFromCents: number
  /** Fewest and most working days, counted from the day after the order. */
  workingDays: readonly [fewest: number, most: number]
}

export interface ExpressTerms {
  feeCents: number
  /** Ordered before this hour of a working day it leaves the same day. */
  orderByHour: number
  workingDays: number
}

export interface DeliveryTerms {
  /** The nearest countries first; only the shop for the whole EU has several. */
  zones: readonly [DeliveryZone, ...DeliveryZone[]]
  express: ExpressTerms | null
}

const SWITZERLAND: DeliveryTerms = {
  zones: [
    {
      key: 'home',
      countries: ['CH'],
      feeCents: 790,
      freeFromCents: 9_000,
      workingDays: [3, 6],
    },
  ],
  express: null,
}

const TERMS: Readonly<Record<ShopPath, DeliveryTerms>> = {
  de: {
    zones: [
      {
        key: 'home',
        countries: ['DE'],
        feeCents: 395,
        freeFromCents: 5_000,
        workingDays: [2, 4],
      },
    ],
    express: { feeCents: 995, orderByHour: 12, workingDays: 1 },
  },
  at: {
    zones: [
      {
        key: 'home',
        countries: ['AT'],
        feeCents: 495,
        freeFromCents: 6_000,
        workingDays: [3, 5],
      },
    ],
    express: null,
  },
  ch: SWITZERLAND,
  'fr-ch': SWITZERLAND,
  en: {
    zones: [
      {
        key: 'near',
        countries: ['AT', 'BE', 'DE', 'LU', 'NL'],
        feeCents: 695,
        freeFromCents: 10_000,
        workingDays: [3, 5],
      },
      {
        key: 'middle',
        countries: ['CZ', 'DK', 'ES', 'FR', 'HR', 'HU', 'IE', 'IT', 'PL', 'PT', 'SE', 'SI', 'SK'],
        feeCents: 995,
        freeFromCents: 12_000,
        workingDays: [4, 8],
      },
      {
        key: 'far',
        countries: ['BG', 'CY', 'EE', 'FI', 'GR', 'LT', 'LV', 'MT', 'RO'],
        feeCents: 1_495,
        freeFromCents: 18_000,
        workingDays: [6, 10],
      },
    ],
    express: null,
  },
}

/** `deliveryTermsOf(shop).zones[0].freeFromCents` is the lowest amount that is delivered free. */
export function deliveryTermsOf({ path }: Shop): DeliveryTerms {
  return TERMS[path]
}
