import type { registerFashionCard } from '@saum/contract/fashion-card'
import type { ParsedPayloadOf } from '@saum/contract/call'
import { addressFaults, type AddressFault } from '@saum/domain/address-rules'
import { isOldEnough } from '@saum/domain/fashion-card'
import type { Shop } from '@saum/domain/shops'
import { wallTimeAt } from '@saum/domain/zoned-time'
import type { CardHolder } from './card-storage.ts'

type CardWish = ParsedPayloadOf<typeof registerFashionCard>

/** Who wants a card of their own. */
export type NewHolder = Extract<CardWish, { acceptTerms: boolean }>
/** Who has one and wants to see it here. */
export type LinkWish = Extract<CardWish, { cardNumber: string }>

export interface CardFault {
  field: AddressFault['field'] | 'birthDate' | 'acceptTerms'
  reason: AddressFault['reason'] | 'in-future' | 'too-early' | 'too-young'
}

const FIRST_DAY = '1900-01-01'

/** What is not right yet, in the order of the form. */
export function cardFaults(shop: Shop, wish: NewHolder, now: number): CardFault[] {
  const faults: CardFault[] = addressFaults(shop, toTyped(wish), 'billing')
  const { day: today } = wallTimeAt(now, shop.timeZone)
  const birthDate = birthDateFault(wish.birthDate, today)
  if (birthDate !== null) faults.push({ field: 'birthDate', reason: birthDate })
  if (!wish.acceptTerms) faults.push({ field: 'acceptTerms', reason: 'required' })
  return faults
}

export function toCardHolder(wish: NewHolder): CardHolder {
  const { firstName, lastName, street, zipCode, city, countryCode } = wish
  return { firstName, lastName, street, zipCode, city, countryCode }
}

/** Nobody has to say when they were born. */
function birthDateFault(birthDate: string, today: string): CardFault['reason'] | null {
  if (birthDate === '') return null
  if (!isDay(birthDate)) return 'invalid'
  if (birthDate > today) return 'in-future'
  if (birthDate < FIRST_DAY) return 'too-early'
  return isOldEnough(birthDate, today) ? null : 'too-young'
}

/** `2026-02-30` looks like one. */
function isDay(text: string): boolean {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(text)
}

function toTyped(wish: NewHolder) {
  const empty = { company: '', additional: '', lockerNumber: '', postNumber: '' }
  return { ...toCardHolder(wish), ...empty }
}
