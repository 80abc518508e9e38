import type { Shop, ShopPath } from '@saum/domain/shops'

const PREFIXES: Readonly<Record<ShopPath, string>> = {
  de: 'DE',
  at: 'AT',
  ch: 'CH',
  'fr-ch': 'FC',
  en: 'EN',
}

const DIGITS = 7

/** Such as `DE2600000017`: shop, year, running number and a digit that catches typing errors. */
export function toOrderNumber(shop: Shop, position: number, at: number): string {
  const year = String(new Date(at).getUTCFullYear()).slice(-2)
  const body = `${PREFIXES[shop.path]}${year}${String(position).padStart(DIGITS, '0')}`
  return `${body}${checkDigit(body)}`
}

/** Of invoices and credit notes: a row of their own without gaps. */
export function toPaperNumber(
  shop: Shop,
  kind: 'invoice' | 'credit-note',
  position: number,
): string {
  const letter = kind === 'invoice' ? 'R' : 'G'
  return `${letter}-${PREFIXES[shop.path]}-${String(position).padStart(DIGITS, '0')}`
}

/** As it is stored, however it is typed. */
export function normalizeOrderNumber(typed: string): string {
  return typed.replaceAll(/[\s\p{Pd}.]/gu, '').toUpperCase()
}

/** Whether it has the form of a number of this shop; there need not be such an order. */
export function isOrderNumber(shop: Shop, number: string): boolean {
  const body = number.slice(0, -1)
  const hasForm = body.startsWith(PREFIXES[shop.path]) && /^[A-Z]{2}\d{9}$/.test(body)
  return hasForm && number === `${body}${checkDigit(body)}`
}

/** By the method of Luhn, letters counting as 10 to 35: one wrong digit or two swapped ones show. */
export function checkDigit(body: string): number {
  const digits = body.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const isDoubled = (digits.length - index) % 2 === 1
    const value = Number(digits[index]) * (isDoubled ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return (10 - (sum % 10)) % 10
}
