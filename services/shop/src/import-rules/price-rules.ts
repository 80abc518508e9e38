import type { ProductDocument } from '../documents/product-document.ts'
import type { FieldFault } from './fault.ts'

type Prices = ProductDocument['prices']
type PastPrices = ProductDocument['priceHistory']

/** A sale must reduce something. */
export function findPriceFaults({ prices, variants }: ProductDocument): FieldFault[] {
  return [
    ...findSaleFaults('prices', prices),
    ...variants.flatMap((variant, index) =>
      findSaleFaults(`variants.${index}.prices`, variant.prices ?? {}),
    ),
  ]
}

/** Past prices follow each other; a moment with two prices could not be compared with anything. */
export function findHistoryFaults({ priceHistory, variants }: ProductDocument): FieldFault[] {
  return [
    ...findPastFaults('priceHistory', priceHistory),
    ...variants.flatMap((variant, index) =>
      findPastFaults(`variants.${index}.priceHistory`, variant.priceHistory ?? []),
    ),
  ]
}

function findSaleFaults(field: string, prices: Prices): FieldFault[] {
  return Object.entries(prices).flatMap(([shop, price]) =>
    price?.was !== undefined && price.was <= price.amount
      ? [{ field: `${field}.${shop}.was`, reason: notAbove(price.was, price.amount) }]
      : [],
  )
}

function findPastFaults(field: string, history: PastPrices): FieldFault[] {
  const lastEnd = new Map<string, number>()
  const inOrder = history
    .map((price, index) => ({ price, index, from: Date.parse(price.from) }))
    .toSorted((left, right) => left.from - right.from)
  return inOrder.flatMap(({ price, index, from }) => {
    const until = Date.parse(price.until)
    const previousEnd = lastEnd.get(price.shop) ?? Number.NEGATIVE_INFINITY
    lastEnd.set(price.shop, Math.max(until, previousEnd))
    const faults: FieldFault[] = []
    if (until <= from) {
      faults.push({ field: `${field}.${index}.until`, reason: 'must be later than from' })
    }
    if (from < previousEnd) {
      faults.push({
        field: `${field}.${index}.from`,
        reason: `overlaps another past price of the shop ${price.shop}`,
      })
    }
    if (price.was !== undefined && price.was <= price.amount) {
      faults.push({ field: `${field}.${index}.was`, reason: notAbove(price.was, price.amount) })
    }
    return faults
  })
}

function notAbove(was: number, amount: number): string {
  return `must be above the amount of ${amount}, but is ${was}; leave it out when nothing is reduced`
}
