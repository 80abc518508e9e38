import { birthdayIn, CARD_TERMS } from '@saum/domain/fashion-card'
import type { PointsStanding } from '@saum/domain/points-ledger'
import { SHOPS, type Shop } from '@saum/domain/shops'
import { addDays, wallTimeAt } from '@saum/domain/zoned-time'
import type { Log } from '@saum/thread/log'
import { attemptJob } from '../attempt-job.ts'
import type { Database, Sql } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { claimCustomer } from '../session/customer-storage.ts'
import { claimGift, forgetGifts } from './birthday-gift.ts'
import { queueBirthday, queueExpiring } from './card-mails.ts'
import { applyStanding } from './card-standing.ts'
import type { KeptCard } from './card-storage.ts'
import { issueBirthdayVoucher } from './card-vouchers.ts'
import { expirePoints } from './expire-points.ts'

/** Each round of the jobs takes so many of a shop; the rest has its turn in the next. */
const AT_ONCE = 100
/** One letter tells of all points that run out in so many days, so that nobody gets one a day. */
const TOLD_AHEAD_DAYS = 65
/** A birthday is made up for while the shop could not see to it. */
const LATE_DAYS = 6

interface CareParts {
  db: Database
  log: Log
  now: () => number
}

/** Once a day each card: its level, points that have run out or soon will, and birthdays. */
export async function careForCards({ db, log, now }: CareParts): Promise<void> {
  await forgetGifts(db, now())
  for (const shop of SHOPS) {
    const { day: today } = wallTimeAt(now(), shop.timeZone)
    for (const customerId of await listDue(db.sql, shop, today)) {
      const failure = { message: 'A card was not looked after', fields: { customerId } }
      await attemptJob(log, failure, () => careOrPutOff(db, { customerId, today, now: now() }))
    }
  }
}

async function listDue(sql: Sql, { shopId }: Shop, today: string): Promise<number[]> {
  const rows = await sql<{ customerId: number }>`
    select customer_id as "customerId" from loyalty_card
    where shop_id = ${shopId} and checked_on < ${today} and customer_id is not null
    order by checked_on limit ${AT_ONCE}`
  return rows.map(({ customerId }) => customerId)
}

/** One that cannot be looked after has its next turn tomorrow, or it would be the first for ever. */
async function careOrPutOff(
  db: Database,
  { customerId, today, now }: { customerId: number; today: string; now: number },
): Promise<void> {
  try {
    await tryAgain(() => db.transaction((sql) => careFor(sql, customerId, now)))
  } catch (error) {
    await db.transaction((sql) => markChecked(sql, customerId, today))
    throw error
  }
}

async function careFor(sql: Sql, customerId: number, now: number): Promise<void> {
  const customer = await claimCustomer(sql, customerId, now)
  const card = await applyStanding(sql, customerId, now)
  if (card !== null && customer !== null) {
    const { day: today } = wallTimeAt(now, card.shop.timeZone)
    const told = { card, customer, now, today }
    await remind(sql, told, await expirePoints(sql, card, now))
    if (customer.isActive) await congratulate(sql, told)
    await markChecked(sql, customerId, today)
    return
  }
  // One that is blocked is looked at again tomorrow; one without a customer will never be.
  await markChecked(sql, customerId, new Date(now).toISOString().slice(0, 10))
}

interface Cared {
  card: KeptCard
  customer: CustomerDocument
  now: number
  today: string
}

async function remind(sql: Sql, cared: Cared, { lots }: PointsStanding): Promise<void> {
  const { card, today } = cared
  const remindedUntil = card.remindedUntil ?? ''
  const untold = lots.filter(({ until }) => until > remindedUntil)
  const isDue = untold.some(({ until }) => until <= addDays(today, CARD_TERMS.reminderDays))
  if (!isDue) return
  const lastDay = addDays(today, TOLD_AHEAD_DAYS)
  const told = untold.filter(({ until }) => until <= lastDay)
  const days = told.map(({ until }) => until).toSorted()
  const points = told.reduce((sum, { left }) => sum + left, 0)
  await queueExpiring(sql, cared, { points, from: days[0] ?? today, to: days.at(-1) ?? today })
  await sql`update loyalty_card set reminded_until = ${lastDay} where id = ${card.id}`
}

async function congratulate(sql: Sql, cared: Cared): Promise<void> {
  const { card, customer, now, today } = cared
  const { level } = card.standing
  const { shop } = card
  if (level === 'temporary' || customer.birthDate === undefined) return
  if (!hasBirthday(customer.birthDate, today)) return
  if (!(await claimGift(sql, { shop, customer, now }))) return
  const voucher = { shop, customerId: customer.id, level, now }
  const code = await issueBirthdayVoucher(sql, voucher)
  await queueBirthday(sql, cared, code)
}

/** Today, or a few days ago; in the first days of January also one of last December. */
function hasBirthday(birthDate: string, today: string): boolean {
  const year = Number(today.slice(0, 4))
  return [year, year - 1]
    .map((one) => birthdayIn(one, birthDate))
    .some((birthday) => birthday <= today && birthday >= addDays(today, -LATE_DAYS))
}

async function markChecked(sql: Sql, customerId: number, today: string): Promise<void> {
  await sql`update loyalty_card set checked_on = ${today} where customer_id = ${customerId}`
}
