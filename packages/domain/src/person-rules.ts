import { wallTimeAt } from './zoned-time.ts'
import { isPhone } from './contact-rules.ts'

/** What customers tell about themselves; an empty text is nothing told. */
export interface TypedPerson {
  firstName: string
  lastName: string
  title: string
  phone: string
  birthDate: string
}

export type PersonField = keyof TypedPerson

export interface PersonFault {
  field: PersonField
  reason: 'invalid' | 'too-long' | 'in-future' | 'too-early' | 'too-young'
}

export const PERSON_LENGTHS = { firstName: 40, lastName: 40, title: 20, phone: 30 } as const

/** Whoever is younger cannot order by the terms, and has no account of their own. */
export const YOUNGEST_CUSTOMER = 18
const FIRST_BIRTH_DATE = '1900-01-01'

const NAME = /^\p{L}[\p{L}\p{M}'’.\- ]*$/u
/** Two marks in a row belong to no name, though a dot may be followed by a space or a hyphen. */
const DOUBLE_MARK = /['’-]{2}|\.\.|[-'’ ]$/u
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** What is not right, in the order of the form; what was left out is right. */
export function personFaults(person: Partial<TypedPerson>, today: string): PersonFault[] {
  const fields: readonly PersonField[] = ['title', 'firstName', 'lastName', 'phone', 'birthDate']
  return fields.flatMap((field) => {
    const text = person[field] ?? ''
    const reason = text === '' ? null : reasonFor(field, text, today)
    return reason === null ? [] : { field, reason }
  })
}

/** The day it is for a shop. */
export function todayIn(timeZone: string, now: number): string {
  return wallTimeAt(now, timeZone).day
}

function reasonFor(field: PersonField, text: string, today: string): PersonFault['reason'] | null {
  if (field === 'birthDate') return birthDateFault(text, today)
  if (text.length > PERSON_LENGTHS[field]) return 'too-long'
  const isRight = field === 'phone' ? isPhone(text) : NAME.test(text) && !DOUBLE_MARK.test(text)
  return isRight ? null : 'invalid'
}

/** Days are compared as text, so no time zone makes anybody a day younger. */
export function birthDateFault(day: string, today: string): PersonFault['reason'] | null {
  if (!isDay(day)) return 'invalid'
  if (day < FIRST_BIRTH_DATE) return 'too-early'
  if (day > today) return 'in-future'
  const oldEnough = `${Number(today.slice(0, 4)) - YOUNGEST_CUSTOMER}${today.slice(4)}`
  return day > oldEnough ? 'too-young' : null
}

/** One there is in the calendar: no 30th of February. */
function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
