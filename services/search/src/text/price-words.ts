import type { NumberRange } from '../index/index-question.ts'
import type { Language } from './vocabulary.ts'

/** A price that a query asks for in words, and where it does. */
export interface PriceWords {
  range: NumberRange
  offset: number
  length: number
}

/** The upper end of a range that has none: nothing costs more. */
export const HIGHEST_PRICE = 10_000_000

/** Below it a number without a currency is a size, a length or a year rather than the end of a range. */
const LEAST_BARE_PRICE = 60

type Bound = 'atMost' | 'atLeast' | 'between'

interface Phrase {
  bound: Bound
  pattern: RegExp
  /** Said of other things as well: it takes a currency, or a number that is nothing else. */
  isVague: boolean
}

const CURRENCY = '(?:€|£|euros?|eur|chf|sfr|francs?|franken|fr)'
const NUMBER = String.raw`(?:\d{1,3}(?:['’.]\d{3})+|\d{1,6})(?:[.,]\d{2}(?!\d))?(?:[.,]?[-–—]{1,2}(?![\p{L}\p{N}]))?`
const AMOUNT = String.raw`(?:${CURRENCY}\.?\s*)?${NUMBER}(?:\s*${CURRENCY}(?![\p{L}\p{N}])\.?)?`
/** Neither a longer word or number, nor a measure, a share or one number of several. */
const END = String.raw`(?![\p{L}\p{N}]|['’.,/-]\d|\s*(?:%|°|cm|mm|den|kg|g)(?![\p{L}\p{N}]))`

/** What is said before an amount, or before two with a word between them. */
const SAID: Readonly<Record<Language, readonly (readonly [Bound, boolean, string, string?])[]>> = {
  de: [
    ['between', false, 'zwischen', 'und'],
    ['between', true, 'von', 'bis'],
    ['atMost', false, 'unter|höchstens|hoechstens|maximal|weniger als|(?:günstiger|billiger) als'],
    ['atMost', true, 'bis zu|bis|max\\.?'],
    ['atLeast', false, 'über|ueber|mindestens|mehr als|teurer als'],
    ['atLeast', true, 'ab'],
  ],
  fr: [
    ['between', false, 'entre', 'et'],
    ['between', true, 'de', 'à|a'],
    ['atMost', false, 'moins (?:cher )?(?:de|que)|sous|au[- ]dessous de'],
    ['atMost', true, "jusqu['’ ]?[àa]|maximum|max\\.?"],
    ['atLeast', false, 'plus (?:cher )?(?:de|que)|au[- ]dessus de'],
    ['atLeast', true, '[àa] partir de|dès|des'],
  ],
  en: [
    ['between', false, 'between', 'and'],
    ['between', true, 'from', 'to'],
    ['atMost', false, 'under|below|less than|cheaper than'],
    ['atMost', true, 'up to|at most|maximum|max\\.?'],
    ['atLeast', false, 'over|above|more than'],
    ['atLeast', true, 'from|at least'],
  ],
}

const PHRASES: Readonly<Record<Language, readonly Phrase[]>> = {
  de: SAID.de.map(toPhrase),
  fr: SAID.fr.map(toPhrase),
  en: SAID.en.map(toPhrase),
}

const HAS_CURRENCY = new RegExp(CURRENCY, 'iu')

/**
 * The first price that a query asks for: `unter 100 Euro`, `entre 50 et 90`, `over 200`. Numbers alone are
 * none, they are sizes: `jeans 32`. Two ends the wrong way round are meant the right way round.
 */
export function findPriceWords(
  query: string,
  { language, isSize }: { language: Language; isSize(text: string): boolean },
): PriceWords | null {
  for (const { bound, pattern, isVague } of PHRASES[language]) {
    const match = pattern.exec(query)
    if (match === null) continue
    const [text, first = '', second = ''] = match
    const amounts = [first, second].filter((amount) => amount !== '')
    const isTold = HAS_CURRENCY.test(amounts.join(' ')) || amounts.every(isBarePrice)
    const range = isVague && !isTold ? null : rangeOf(bound, amounts.map(amountOf))
    if (range !== null) return { range, offset: match.index, length: text.length }
  }
  return null

  function isBarePrice(amount: string): boolean {
    return amountOf(amount) >= LEAST_BARE_PRICE && !isSize(amount)
  }
}

/** The query with blanks where it speaks of a price, so that other words keep their places. */
export function withoutPriceWords(query: string, price: PriceWords | null): string {
  if (price === null) return query
  const { offset, length } = price
  return query.slice(0, offset) + ' '.repeat(length) + query.slice(offset + length)
}

function toPhrase([bound, isVague, before, between]: (typeof SAID)['de'][number]): Phrase {
  const amount = `(${AMOUNT})`
  const rest = between === undefined ? '' : String.raw`\s+(?:${between})\s+${amount}`
  const source = String.raw`(?<![\p{L}\p{N}])(?:${before})\s*${amount}${rest}${END}`
  return { bound, isVague, pattern: new RegExp(source, 'iu') }
}

/** `null` for a range that nothing can be in. */
function rangeOf(bound: Bound, amounts: readonly number[]): NumberRange | null {
  const least = bound === 'atMost' ? 0 : Math.min(...amounts)
  const most = bound === 'atLeast' ? HIGHEST_PRICE : Math.max(...amounts)
  return most > 0 && least <= most ? { start: least, end: most, endInclusive: true } : null
}

/** `1'290.-`, `99,90` and `1.290` as numbers. */
function amountOf(text: string): number {
  const number = new RegExp(NUMBER, 'u').exec(text)?.[0] ?? ''
  const [, whole = '', cents = '0'] = /^(.*?)(?:[.,](\d{2}))?(?:[.,]?[-–—]+)?$/u.exec(number) ?? []
  return Number(whole.replaceAll(/\D/gu, '')) + Number(cents) / 100
}
