import type { Shop } from '@saum/domain/shops'
import { compareSizes } from '@saum/domain/size-order'
import { rememberedOrder, type ValueOrder } from './remembered-order.ts'

type Language = Shop['language']

/** `10` after `9`, and `é` beside `e`, as readers of the language expect. */
const ALPHABETS: Readonly<Record<Language, ValueOrder>> = {
  de: rememberedOrder(new Intl.Collator('de', { numeric: true }).compare),
  fr: rememberedOrder(new Intl.Collator('fr', { numeric: true }).compare),
  en: rememberedOrder(new Intl.Collator('en', { numeric: true }).compare),
}

const OCCURRENCES: Readonly<Record<Language, ValueOrder>> = {
  de: frequentFirst(ALPHABETS.de),
  fr: frequentFirst(ALPHABETS.fr),
  en: frequentFirst(ALPHABETS.en),
}

export const bySize: ValueOrder = rememberedOrder(compareSizes)

export function alphabetically(language: Language): ValueOrder {
  return ALPHABETS[language]
}

/** Frequent values first; equally frequent ones by name, so that a page looks the same each time. */
export function byOccurrences(language: Language): ValueOrder {
  return OCCURRENCES[language]
}

function frequentFirst(byName: ValueOrder): ValueOrder {
  return (left, right) => right.count - left.count || byName(left, right)
}

export function reversed(order: ValueOrder): ValueOrder {
  return (left, right) => order(right, left)
}

/** Values of a list first, in its order; the rest as before. */
export function listedFirst(list: readonly string[], order: ValueOrder): ValueOrder {
  const places = new Map(list.map((value, place) => [value, place]))
  const placeOf = (value: string) => places.get(value) ?? list.length
  return (left, right) => placeOf(left.value) - placeOf(right.value) || order(left, right)
}
