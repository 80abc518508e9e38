import { randomUUID } from 'node:crypto'
import { normalizeCardNumber } from '@saum/domain/card-number'
import type { Shop } from '@saum/domain/shops'
import { wallTimeAt } from '@saum/domain/zoned-time'
import type { Database, Sql } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import { claimCustomer } from '../session/customer-storage.ts'
import { applyStanding } from './card-standing.ts'
import {
  claimCard,
  findCardByNumber,
  insertCard,
  freeCardNumber,
  type KeptCard,
} from './card-storage.ts'
import { loadStanding } from './expire-points.ts'
import { firstStanding, writeToCustomer } from './own-card.ts'
import { insertEntry } from './points.ts'
import { bringBranchPoints } from './register-card.ts'

interface OperatingParts {
  db: Database
  now: () => number
}

export interface CardSheet {
  card: KeptCard
  balance: number
}

/** `null` for a number nobody has. */
export async function findCardSheet(
  { db, now }: OperatingParts,
  typed: string,
): Promise<CardSheet | null> {
  const card = await findCardByNumber(db.sql, normalizeCardNumber(typed))
  if (card === null) return null
  const { balance } = await loadStanding(db.sql, card, now())
  const { branchPoints = 0 } = card.holder
  return { card, balance: card.customerId === null ? branchPoints : balance }
}

/** A blocked card brings, shows and takes nothing; its points wait. */
export function blockCard(
  parts: OperatingParts,
  typed: string,
  state: KeptCard['state'],
): Promise<boolean> {
  return change(parts, typed, async (sql, card, now) => {
    await sql`update loyalty_card set state = ${state} where id = ${card.id}`
    await writeToCustomer(sql, { ...card, state }, now)
    return true
  })
}

/** A card was lost: the same card under a new number. `null` for a number nobody has. */
export async function replaceCard(parts: OperatingParts, typed: string): Promise<string | null> {
  const number = await freeCardNumber(parts.db.sql)
  const isReplaced = await change(parts, typed, async (sql, card, now) => {
    await sql`update loyalty_card set card_number = ${number} where id = ${card.id}`
    await writeToCustomer(sql, { ...card, number }, now)
    return true
  })
  return isReplaced ? number : null
}

/** More or fewer points; only of a card that belongs to a customer. */
export function correctPoints(
  parts: OperatingParts,
  typed: string,
  points: number,
): Promise<boolean> {
  return change(parts, typed, async (sql, { customerId }, now) => {
    if (customerId === null) return false
    const reason = `correction:${randomUUID()}`
    return insertEntry(sql, { customerId, reason, points, creditedAt: now, now })
  })
}

interface BranchCard {
  shop: Shop
  zipCode: string
  points: number
}

/** For somebody in a branch, who links it to their account later; the number. */
export async function issueBranchCard(
  { db, now }: OperatingParts,
  { shop, zipCode, points }: BranchCard,
): Promise<string> {
  const number = await freeCardNumber(db.sql)
  const { day: today } = wallTimeAt(now(), shop.timeZone)
  const nobody = { firstName: '', lastName: '', street: '', city: '' }
  const holder = { ...nobody, zipCode, countryCode: shop.country, branchPoints: points }
  const standing = firstStanding('temporary', today)
  const card = { shop, customerId: null, number, standing, holder, today, now: now() }
  await db.transaction((sql) => insertCard(sql, card))
  return number
}

/** In a branch, for somebody who stands there with card and account. False where either is taken. */
export function linkToCustomer(
  parts: OperatingParts,
  typed: string,
  customerId: number,
): Promise<boolean> {
  return change(parts, typed, async (sql, card, now) => {
    const customer = await claimCustomer(sql, customerId, now)
    const hasOne = (await claimCard(sql, customerId, now)) !== null
    if (customer === null || hasOne || customer.shop !== card.shop.path) return false
    if (card.customerId !== null || card.state === 'blocked') return false
    await sql`update loyalty_card set customer_id = ${customerId} where id = ${card.id}`
    await bringBranchPoints(sql, { ...card, customerId }, now)
    await applyStanding(sql, customerId, now)
    return true
  })
}

/** Claims customer and card in this order, like everybody who changes them. */
function change(
  { db, now }: OperatingParts,
  typed: string,
  work: (sql: Sql, card: KeptCard, now: number) => Promise<boolean>,
): Promise<boolean> {
  return tryAgain(() =>
    db.transaction(async (sql) => {
      const number = normalizeCardNumber(typed)
      const known = await findCardByNumber(sql, number)
      if (known === null) return false
      if (known.customerId !== null) {
        await claimCustomer(sql, known.customerId, now())
        await claimCard(sql, known.customerId, now())
      }
      const card = await findCardByNumber(sql, number)
      return card === null ? false : work(sql, card, now())
    }),
  )
}
