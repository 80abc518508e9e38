import type { Money } from './money.ts'
import type { Currency, Locale } from './shops.ts'

interface NumberStyle {
  group: string
  decimal: string
  moneyDecimal: string
  money: (amount: string, symbol: string) => string
}

const SYMBOL: Record<Currency, string> = { EUR: '€', CHF: 'CHF' }
const NBSP = '\u00a0'
const MINUS = '\u2212'

const symbolLast = (amount: string, symbol: string) => amount + NBSP + symbol
const symbolFirst = (amount: string, symbol: string) => symbol + NBSP + amount
const symbolClose = (amount: string, symbol: string) => symbol + amount

/**
 * Written down instead of asked from Intl: Node 26 and Chromium 150 group Swiss French thousands
 * differently, and a price that differs between server and browser breaks hydration.
 */
const STYLES: Record<Locale, NumberStyle> = {
  'de-DE': { group: '.', decimal: ',', moneyDecimal: ',', money: symbolLast },
  'de-AT': { group: '.', decimal: ',', moneyDecimal: ',', money: symbolFirst },
  'de-CH': { group: '’', decimal: '.', moneyDecimal: '.', money: symbolFirst },
  'fr-CH': { group: '’', decimal: ',', moneyDecimal: '.', money: symbolLast },
  'en-GB': { group: ',', decimal: '.', moneyDecimal: '.', money: symbolClose },
}

export function writeMoney({ cents, currency }: Money, locale: Locale): string {
  const { group, moneyDecimal, money } = STYLES[locale]
  const absolute = Math.abs(cents)
  const whole = withGroups(String(Math.trunc(absolute / 100)), group)
  const rest = String(absolute % 100).padStart(2, '0')
  return signOf(cents) + money(whole + moneyDecimal + rest, SYMBOL[currency])
}

/** At most three decimals, as in a distance or an average. */
export function writeNumber(value: number, locale: Locale): string {
  const { group, decimal } = STYLES[locale]
  const rounded = Math.round(value * 1000) / 1000
  const [whole = '', rest] = String(Math.abs(rounded)).split('.')
  const digits = withGroups(whole, group)
  return signOf(rounded) + (rest === undefined ? digits : digits + decimal + rest)
}

function signOf(value: number): string {
  return value < 0 ? MINUS : ''
}

function withGroups(digits: string, group: string): string {
  return digits.length <= 3 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, group)
}
