import { addMonths } from './months.ts'

/** What the terms of the card promise; money in cents of the currency of the shop. */
export const CARD_TERMS = {
  creditDays: 14,
  voucherPoints: 100,
  voucherCents: 500,
  voucherMonths: 12,
  pointsMonths: 24,
  /** At least four weeks, as the terms say, and some days for a job that could not run. */
  reminderDays: 35,
  temporaryDays: 60,
  vipCents: 60_000,
  vipWindowMonths: 12,
  vipMonths: 12,
  birthdayCents: { basic: 500, vip: 1_000 },
  birthdayDays: 30,
  minimumAge: 18,
} as const

export const CARD_GROUPS = {
  temporary: 'Temporary_Card',
  basic: 'Basic_Card',
  vip: 'VIP_Card',
} as const

export type Level = keyof typeof CARD_GROUPS

const LEVELS: readonly Level[] = ['vip', 'basic', 'temporary']

/** One point for each full unit of money. */
export function toPoints(cents: number): number {
  return Math.floor(Math.max(cents, 0) / 100)
}

/** The level a customer is in; the best where another system has named several. */
export function levelOf(groups: readonly string[]): Level | null {
  return LEVELS.find((level) => groups.includes(CARD_GROUPS[level])) ?? null
}

/** The same groups with that of the level and no other of the card; without a card none. */
export function withLevel(groups: readonly string[], level: Level | null): string[] {
  const others = groups.filter((group) => levelOf([group]) === null)
  return level === null ? others : [...others, CARD_GROUPS[level]]
}

/** Whether there is anything to show of the card: a group, a card, or what was fetched of it. */
export function hasFashionCard(
  user: { groups: readonly string[]; loyaltyCards: readonly unknown[] },
  card: object | null,
): boolean {
  return levelOf(user.groups) !== null || user.loyaltyCards.length > 0 || card !== null
}

/** The level of a card and, where it ends, its last day. */
export interface Standing {
  level: Level
  until: string | null
}

interface StandingFacts {
  isEmailVerified: boolean
  /** What was paid for goods in the twelve months until yesterday, as far as it is credited. */
  turnoverCents: number
  today: string
}

/** What a card is today; `null` for a temporary one nobody has confirmed in time. */
export function nextStanding(standing: Standing, facts: StandingFacts): Standing | null {
  const { isEmailVerified, turnoverCents, today } = facts
  const isOver = standing.until !== null && today > standing.until
  if (standing.level === 'temporary' && !isEmailVerified) return isOver ? null : standing
  if (standing.level === 'vip' && !isOver) return standing
  if (turnoverCents >= CARD_TERMS.vipCents) {
    return { level: 'vip', until: addMonths(today, CARD_TERMS.vipMonths) }
  }
  return standing.level === 'basic' ? standing : { level: 'basic', until: null }
}

/** Whether somebody born on this day is old enough for a card; days such as `1988-11-14`. */
export function isOldEnough(birthDate: string, today: string): boolean {
  return addMonths(birthDate, CARD_TERMS.minimumAge * 12) <= today
}

/** Their birthday in a year; those of 29 February have it on the 28th where there is none. */
export function birthdayIn(year: number, birthDate: string): string {
  return addMonths(birthDate, (year - Number(birthDate.slice(0, 4))) * 12)
}
