import { SHOPS, type ShopPath } from '@saum/domain/shops'
import type { ProductDocumentInput } from '@saum/shop/documents/product-document'
import { daysBefore } from './days.ts'
import type { Life, Sale } from './life.ts'
import { nextPrice, priceBelow, type ShopPrices } from './prices.ts'

type PastPrice = NonNullable<ProductDocumentInput['priceHistory']>[number]
type AskedPrices = ProductDocumentInput['prices']

/** A price and the day it was asked first; it ends when the next one begins. */
interface Step {
  amount: number
  was?: number
  fromDay: number
}

const FIRST_STEP_PERCENT = 20
const SECOND_STEP_DAYS_LATER = 12
const DIP = { percent: 15, daysBefore: 20, days: 6 }
const BRIEF_DAYS = 5

const SWISS: ReadonlySet<ShopPath> = new Set(['ch', 'fr-ch'])

/** What every shop asks now, and what it asked before where a sale has to be compared with it. */
export function pricing(prices: ShopPrices, life: Life, now: number) {
  const { sale } = life
  if (!sale) {
    // A campaign lowers this price later: it can only be compared with one that has been asked.
    const since = daysBefore(now, life.daysOld)
    const asked = SHOPS.map(({ path }) => [path, { amount: prices[path], since }])
    return { prices: Object.fromEntries(asked) as AskedPrices, priceHistory: [] }
  }
  const courses = SHOPS.map(({ path }) => ({
    shop: path,
    steps: stepsOf(prices[path], sale, life.daysOld, SWISS.has(path)),
  }))
  const asked = courses.map(({ shop, steps }) => [shop, current(steps)])
  return {
    prices: Object.fromEntries(asked) as AskedPrices,
    priceHistory: courses.flatMap(({ shop, steps }) => pastOf(shop, steps, now)),
  }
}

function current(steps: readonly Step[]) {
  const last = steps.at(-1)
  if (!last) throw new Error('A sale has at least two prices')
  return { amount: last.amount, ...(last.was === undefined ? {} : { was: last.was }) }
}

function pastOf(shop: ShopPath, steps: readonly Step[], now: number): PastPrice[] {
  return steps.slice(0, -1).map(({ fromDay, ...price }, index) => ({
    shop,
    ...price,
    from: daysBefore(now, fromDay),
    until: daysBefore(now, steps[index + 1]?.fromDay ?? 0),
  }))
}

function stepsOf(regular: number, sale: Sale, daysOld: number, isSwiss: boolean): Step[] {
  const { percent, startedDaysAgo, course } = sale
  const first = { amount: regular, fromDay: daysOld }
  const reduced = (by: number, fromDay: number) => ({
    amount: reducedPrice(regular, by),
    was: regular,
    fromDay,
  })
  const last = reduced(percent, startedDaysAgo)
  switch (course) {
    case 'at-once':
      return [first, last]
    case 'stepwise':
      return [first, reduced(FIRST_STEP_PERCENT, startedDaysAgo + SECOND_STEP_DAYS_LATER), last]
    case 'lower-before': {
      const dipDay = startedDaysAgo + DIP.daysBefore
      const back = { amount: regular, fromDay: dipDay - DIP.days }
      return [first, reduced(DIP.percent, dipDay), back, last]
    }
    case 'too-brief-in-switzerland': {
      if (!isSwiss) return [first, last]
      // Raised a few days before the sale: too short to be compared with.
      const lower = priceBelow(priceBelow(regular))
      return [
        { amount: lower, fromDay: daysOld },
        { amount: regular, fromDay: startedDaysAgo + BRIEF_DAYS },
        last,
      ]
    }
  }
}

function reducedPrice(regular: number, percent: number): number {
  const wanted = (regular * (100 - percent)) / 100
  const above = nextPrice(wanted - 1)
  return above < regular ? above : priceBelow(wanted)
}
