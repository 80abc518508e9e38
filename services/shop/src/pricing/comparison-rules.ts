import type { ShopPath } from '@saum/domain/shops'

/** In the Union a reduction is measured by the lowest price of the days before it began. */
export interface LowestPriceRule {
  kind: 'lowest-price'
  windowDays: number
}

/** In Switzerland the earlier price may be named for as long as this, if it was really charged. */
export interface ChargedBeforeRule {
  kind: 'charged-before'
  /** Of the time it had been charged. */
  shownShare: number
  shownDaysAtMost: number
  /** Charged for so many days in a row, it may be named without limit of time. */
  unlimitedAfterDays: number
}

export type ComparisonRule = LowestPriceRule | ChargedBeforeRule

const UNION: LowestPriceRule = { kind: 'lowest-price', windowDays: 30 }

const SWISS: ChargedBeforeRule = {
  kind: 'charged-before',
  shownShare: 0.5,
  shownDaysAtMost: 61,
  unlimitedAfterDays: 30,
}

/** Which law says what a reduced price may be compared with. */
export const COMPARISON_RULES: Readonly<Record<ShopPath, ComparisonRule>> = {
  de: UNION,
  at: UNION,
  ch: SWISS,
  'fr-ch': SWISS,
  en: UNION,
}
