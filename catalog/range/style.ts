import type { ColorKey } from './colors.ts'

/** German serves three shops; a regional entry wins where Austria or Switzerland says it differently. */
export interface Wording {
  de: string
  'de-AT'?: string
  'de-CH'?: string
  fr: string
  en: string
}

export const SIZE_RUNS = {
  numbers: ['34', '36', '38', '40', '42', '44', '46'],
  letters: ['XS', 'S', 'M', 'L', 'XL'],
  belt: ['75', '85', '95', '105'],
  one: ['One Size'],
} as const

export type SecondView = 'back' | 'detail' | 'threeq'

/** One color of a style is one product. */
export interface StyleColor {
  color: ColorKey
  /** Days since it came into the range; up to 28 counts as new. */
  daysOld: number
  /** Sizes without stock; `all` when the product is sold out. */
  soldOut?: readonly string[] | 'all'
  reducedPercent?: number
  /** Categories this color is in besides those of its style, for example a suit. */
  alsoIn?: readonly string[]
}

export interface Style {
  /** Product ids are `id * 10 + position of the color`, so they stay when styles are added. */
  id: number
  key: string
  shape: string
  brand: string
  name: Wording
  categories: readonly string[]
  cents: { EUR: number; CHF: number }
  sizes: keyof typeof SIZE_RUNS
  secondView?: SecondView
  colors: readonly StyleColor[]
}
