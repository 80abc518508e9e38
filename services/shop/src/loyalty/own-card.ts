import { CARD_TERMS, levelOf, withLevel, type Standing } from '@saum/domain/fashion-card'
import { findShopByPath, type Shop } from '@saum/domain/shops'
import { addMonths } from '@saum/domain/months'
import { addDays, wallTimeAt } from '@saum/domain/zoned-time'
import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { findCreatedAt, findCustomer, updateCustomer } from '../session/customer-storage.ts'
import {
  findCard,
  insertCard,
  freeCardNumber,
  type CardHolder,
  type KeptCard,
} from './card-storage.ts'

/** The card of a customer that can be used: neither blocked nor given up. */
export async function openCard(
  sql: Sql,
  customerId: number,
  now: number,
): Promise<KeptCard | null> {
  const card = (await findCard(sql, customerId)) ?? (await adoptCard(sql, customerId, now))
  return card?.state === 'open' ? card : null
}

/**
 * Of a customer another system has handed over with a card we have not seen yet. It counts from the day
 * the customer came, not from the first look at it.
 */
async function adoptCard(sql: Sql, customerId: number, now: number): Promise<KeptCard | null> {
  const customer = await findCustomer(sql, customerId)
  const shop = customer && findShopByPath(customer.shop)
  if (!customer || !shop || !isMember(customer)) return null
  const { day: today } = wallTimeAt(now, shop.timeZone)
  const [imported] = customer.loyaltyCards
  await insertCard(sql, {
    shop,
    customerId,
    number: imported?.number ?? (await freeCardNumber(sql)),
    standing: firstStanding(levelOf(customer.groups) ?? 'basic', today),
    holder: toHolder(customer),
    today,
    now: (await findCreatedAt(sql, customerId)) ?? now,
  })
  const card = await findCard(sql, customerId)
  if (card !== null) await writeToCustomer(sql, card, now)
  return card
}

export function isMember({ groups, loyaltyCards }: CustomerDocument): boolean {
  return levelOf(groups) !== null || loyaltyCards.length > 0
}

/** Of a card that begins on this day. */
export function firstStanding(level: Standing['level'], today: string): Standing {
  if (level === 'temporary') return { level, until: addDays(today, CARD_TERMS.temporaryDays) }
  if (level === 'vip') return { level, until: addMonths(today, CARD_TERMS.vipMonths) }
  return { level, until: null }
}

/** Prices and promotions know the card by what stands with the customer. */
export async function writeToCustomer(
  sql: Sql,
  { customerId, number, state, standing }: KeptCard,
  now: number,
): Promise<void> {
  if (customerId === null) return
  const isOpen = state === 'open'
  await updateCustomer(
    sql,
    customerId,
    (document) => ({
      ...document,
      groups: withLevel(document.groups, isOpen ? standing.level : null),
      loyaltyCards: isOpen ? [{ number }] : [],
    }),
    now,
  )
}

/** Whether what stands with the customer is what the card says. */
export function isWritten(customer: CustomerDocument, { number, standing }: KeptCard): boolean {
  const [kept, ...others] = customer.loyaltyCards
  const groups = withLevel(customer.groups, standing.level)
  const isSame = groups.length === customer.groups.length && kept?.number === number
  return isSame && others.length === 0 && levelOf(customer.groups) === standing.level
}

function toHolder({ firstName, lastName, shop }: CustomerDocument): CardHolder {
  const countryCode = countryOf(findShopByPath(shop))
  return { firstName, lastName, street: '', zipCode: '', city: '', countryCode }
}

function countryOf(shop: Shop | undefined): string {
  return shop?.country ?? ''
}
