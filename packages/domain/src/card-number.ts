const BODY = /^\d{11}$/
const GROUP = 4

/** Eleven digits with a twelfth that catches typing errors. */
export function toCardNumber(body: string): string {
  if (!BODY.test(body)) throw new Error('The number of a card needs eleven digits')
  return `${body}${checkDigit(body)}`
}

/** As it is kept, however it is typed or printed. */
export function normalizeCardNumber(typed: string): string {
  return typed.replaceAll(/[\s\p{Cf}\p{Pd}.]/gu, '').toUpperCase()
}

/** `2004 7712 0938` */
export function groupCardNumber(number: string): string {
  return number.replaceAll(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1 ')
}

/** By the method of Luhn: one wrong digit or two swapped ones show. */
function checkDigit(body: string): number {
  const sum = body
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return (10 - (sum % 10)) % 10
}
