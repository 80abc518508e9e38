/** Public numbers no bank has given to anybody; any other card is refused unread. */
export const TEST_CARDS = [
  { digits: '4242424242424242', outcome: 'pays' },
  { digits: '5555555555554444', outcome: 'pays' },
  { digits: '4000002760003184', outcome: 'asks' },
  { digits: '4000000000000077', outcome: 'waits' },
  { digits: '4000000000000002', outcome: 'declines' },
  { digits: '4000000000000341', outcome: 'once' },
] as const

export type CardOutcome = (typeof TEST_CARDS)[number]['outcome']

export type CardField = 'number' | 'expiry' | 'code' | 'holder'
export type CardFault = 'required' | 'invalid' | 'expired' | 'not-a-test-card'

export interface TypedCard {
  number: string
  expiry: string
  code: string
  holder: string
}

export type JudgedCard =
  | { ok: true; outcome: CardOutcome }
  | { ok: false; faults: Partial<Record<CardField, CardFault>> }

/** The code a bank would have sent to the phone. */
export const TEST_CODE = '123456'

const EXPIRY = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d\d)$/

/** What becomes of a card; nothing of it leaves this function. */
export function judgeCard(card: TypedCard, now: number): JudgedCard {
  const digits = card.number.replaceAll(/[\s-]/g, '')
  const known = TEST_CARDS.find((one) => one.digits === digits)
  const faults: Partial<Record<CardField, CardFault>> = {
    ...faultOf('number', numberFault(digits, known !== undefined)),
    ...faultOf('expiry', expiryFault(card.expiry.trim(), now)),
    ...faultOf('code', codeFault(card.code.trim())),
    ...faultOf('holder', card.holder.trim() === '' ? 'required' : null),
  }
  if (known === undefined || Object.keys(faults).length > 0) return { ok: false, faults }
  return { ok: true, outcome: known.outcome }
}

function faultOf(field: CardField, fault: CardFault | null): Partial<Record<CardField, CardFault>> {
  return fault === null ? {} : { [field]: fault }
}

function numberFault(digits: string, isKnown: boolean): CardFault | null {
  if (digits === '') return 'required'
  if (!/^\d{12,19}$/.test(digits) || !hasCheckDigit(digits)) return 'invalid'
  return isKnown ? null : 'not-a-test-card'
}

function codeFault(code: string): CardFault | null {
  if (code === '') return 'required'
  return /^\d{3,4}$/.test(code) ? null : 'invalid'
}

function expiryFault(expiry: string, now: number): CardFault | null {
  if (expiry === '') return 'required'
  const [, month, year] = EXPIRY.exec(expiry) ?? []
  if (month === undefined || year === undefined) return 'invalid'
  const endsAt = Date.UTC(2000 + Number(year), Number(month), 1)
  return endsAt > now ? null : 'expired'
}

/** Every second digit from the right counts double; the sum ends in 0. */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of digits.split('').toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
