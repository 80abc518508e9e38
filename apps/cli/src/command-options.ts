import { InvalidArgumentError, Option } from 'commander'
import { SHOPS } from '@saum/domain/shops'

export const SHOP_PATHS = SHOPS.map(({ path }) => path)

export function shopOption(): Option {
  return new Option('--shop <shop>', 'which shop').choices(SHOP_PATHS).default('de')
}

export function limitOption(description: string, byDefault: number): Option {
  return new Option('--limit <number>', description).argParser(wholeNumber).default(byDefault)
}

export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('must be a whole number')
  return Number(text)
}

/** `2` or `1,3`: which of several, counted from 1. */
export function whichNumbers(text: string): number[] {
  const numbers = text.split(',').map((part) => wholeNumber(part.trim()))
  if (numbers.includes(0)) throw new InvalidArgumentError('are counted from 1')
  return [...new Set(numbers)]
}

/** `50` or `49.90`; a comma is understood. */
export function amountInCents(text: string): number {
  const found = /^(\d{1,6})(?:[.,](\d{2}))?$/.exec(text)
  if (found === null) throw new InvalidArgumentError('must be an amount such as 50 or 49.90')
  return Number(found[1]) * 100 + Number(found[2] ?? 0)
}

/** The moment a day such as `2026-11-16` begins, in UTC. */
export function startOfDay(text: string): number {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment)) throw new InvalidArgumentError('must be a day such as 2026-11-16')
  return moment
}

/** One line of text a customer may read. */
export function oneLine(text: string): string {
  const line = text.trim()
  const isLine = line !== '' && line.length <= 200 && !/\p{Cc}/u.test(line)
  if (!isLine) throw new InvalidArgumentError('must be one line of up to 200 characters')
  return line
}
