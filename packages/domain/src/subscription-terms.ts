import type { Shop } from './shops.ts'

/** Below the regular price of the day the subscription begins. */
const PERCENT = 10

interface PriceOfToday {
  /** Without sale and campaign. */
  regularCents: number
  /** What the same shopper pays for it once. */
  currentCents: number
}

/** Rounded to the cent, halves up. Nobody pays more for coming again than for coming once. */
export function subscriptionCents({ regularCents, currentCents }: PriceOfToday): number {
  const cents = Math.floor((regularCents * (100 - PERCENT)) / 100 + 0.5)
  return Math.min(cents, currentCents)
}

const INTERVAL_WORDS: Readonly<Record<Shop['language'], (months: number) => string>> = {
  de: (months) => (months === 1 ? 'jeden Monat' : `alle ${months} Monate`),
  fr: (months) => (months === 1 ? 'chaque mois' : `tous les ${months} mois`),
  en: (months) => (months === 1 ? 'every month' : `every ${months} months`),
}

/** How often it comes, in the middle of a sentence. */
export function intervalWords({ language }: Pick<Shop, 'language'>, months: number): string {
  return INTERVAL_WORDS[language](months)
}
