import type { Currency, ShopPath } from '@saum/domain/shops'
import { SHOPS } from '@saum/domain/shops'
import { seededRandom } from './seeded-random.ts'
import type { Style } from './style.ts'

export type ShopPrices = Record<ShopPath, number>

/** Five tiers of fabric share the band of a shape; each style lies somewhere around its tier. */
const TIERS = 5
const SPREAD = 0.15

/** How many styles cost one step more than in Germany. */
const STEP_UP_SHARE: Partial<Record<ShopPath, number>> = { at: 0.15, en: 0.25 }

const UNIT_CENTS = 100

/** What a style costs in every shop, in cents: whole amounts that end in 5 or 9. */
export function pricesOf(style: Style): ShopPrices {
  const random = seededRandom('price', style.id)
  const place = (style.fabric.tier - 1) / (TIERS - 1) + (random() * 2 - 1) * SPREAD
  const position = Math.min(1, Math.max(0, place))
  const stepUp = random()
  const prices = SHOPS.map(({ path, currency }) => {
    const price = priceAt(style, currency, position)
    const isHigher = stepUp < (STEP_UP_SHARE[path] ?? 0)
    return [path, isHigher ? Math.min(nextPrice(price), bandOf(style, currency).max) : price]
  })
  return Object.fromEntries(prices) as ShopPrices
}

function bandOf({ shape }: Style, currency: Currency) {
  return shape.price[currency]
}

function priceAt(style: Style, currency: Currency, position: number): number {
  const { min, max } = bandOf(style, currency)
  const drawn = min + (max - min) * position
  const below = Math.max(priceBelow(drawn + 1), min)
  const above = Math.min(nextPrice(below), max)
  return drawn - below <= above - drawn ? below : above
}

/** The highest amount under this one that can stand on a price tag. */
export function priceBelow(cents: number): number {
  let units = Math.ceil(cents / UNIT_CENTS) - 1
  while (units > 0 && !endsWell(units)) units -= 1
  return units * UNIT_CENTS
}

export function nextPrice(cents: number): number {
  let units = Math.floor(cents / UNIT_CENTS) + 1
  while (!endsWell(units)) units += 1
  return units * UNIT_CENTS
}

function endsWell(units: number): boolean {
  return units % 10 === 5 || units % 10 === 9
}
