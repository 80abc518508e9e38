import type { Currency } from './shops.ts'

/** Integer cents with their currency; never a floating amount. */
export interface Money {
  cents: number
  currency: Currency
}

export function money(cents: number, currency: Currency): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`)
  return { cents, currency }
}
