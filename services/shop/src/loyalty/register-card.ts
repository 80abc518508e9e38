import { normalizeCardNumber } from '@saum/domain/card-number'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import { wallTimeAt } from '@saum/domain/zoned-time'
import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { requestNewsletter } from '../newsletter/newsletter-service.ts'
import { claimCustomer, updateCustomer } from '../session/customer-storage.ts'
import { toCardHolder, type LinkWish, type NewHolder } from './card-fields.ts'
import { queueWelcome } from './card-mails.ts'
import { applyStanding } from './card-standing.ts'
import { findCardByNumber, insertCard, freeCardNumber, type KeptCard } from './card-storage.ts'
import { firstStanding, openCard } from './own-card.ts'
import { insertEntry } from './points.ts'

interface Registration {
  shop: Shop
  customerId: number
  now: number
}

type Registered<Kind extends string> = Result<KeptCard, { kind: Kind }>

/** A card of their own; the customer is claimed, so that two tabs make one. */
export async function registerCard(
  sql: Sql,
  { shop, customerId, now }: Registration,
  wish: NewHolder,
): Promise<Registered<'has-card' | 'card-not-found'>> {
  if (await hasAny(sql, customerId, now)) return refuse({ kind: 'has-card' })
  const { day: today } = wallTimeAt(now, shop.timeZone)
  const customer = await updateCustomer(sql, customerId, (one) => withNames(one, wish), now)
  if (customer === null) return refuse({ kind: 'card-not-found' })
  const holder = toCardHolder(wish)
  const standing = firstStanding('temporary', today)
  const number = await freeCardNumber(sql)
  await insertCard(sql, { shop, customerId, number, standing, holder, today, now })
  if (wish.newsletter) await requestNewsletter(sql, { shop, email: customer.email, now })
  return begin(sql, { shop, customerId, now }, customer)
}

/** Wrong numbers and wrong postcodes look alike, or anybody could find out which numbers there are. */
export async function linkCard(
  sql: Sql,
  { shop, customerId, now }: Registration,
  { cardNumber, zipCode }: LinkWish,
): Promise<Registered<'has-card' | 'card-not-found' | 'card-already-linked'>> {
  if (await hasAny(sql, customerId, now)) return refuse({ kind: 'has-card' })
  const card = await findCardByNumber(sql, normalizeCardNumber(cardNumber))
  const isTheirs = card !== null && card.shop === shop && isSameZip(card.holder.zipCode, zipCode)
  if (!isTheirs || card.state === 'blocked') return refuse({ kind: 'card-not-found' })
  const linked = await sql`
    update loyalty_card set customer_id = ${customerId}, updated_at = ${now}
    where id = ${card.id} and customer_id is null returning id`
  if (linked.length === 0) return refuse({ kind: 'card-already-linked' })
  await bringBranchPoints(sql, { ...card, customerId }, now)
  const customer = await claimCustomer(sql, customerId, now)
  return customer === null
    ? refuse({ kind: 'card-not-found' })
    : begin(sql, { shop, customerId, now }, customer)
}

/** What a card of a branch had before it belonged to anybody. */
export async function bringBranchPoints(
  sql: Sql,
  { id, customerId, holder }: KeptCard,
  now: number,
): Promise<void> {
  const { branchPoints = 0 } = holder
  if (branchPoints <= 0 || customerId === null) return
  const reason = `correction:branch:${id}`
  await insertEntry(sql, { customerId, reason, points: branchPoints, creditedAt: now, now })
}

/** Claims the customer: whoever asks at the same moment finds the card of the first. */
async function hasAny(sql: Sql, customerId: number, now: number): Promise<boolean> {
  await claimCustomer(sql, customerId, now)
  if ((await openCard(sql, customerId, now)) !== null) return true
  const [blocked] = await sql`select 1 from loyalty_card where customer_id = ${customerId}`
  return blocked !== undefined
}

async function begin(
  sql: Sql,
  { customerId, now }: Registration,
  customer: CustomerDocument,
): Promise<Registered<'card-not-found'>> {
  const card = await applyStanding(sql, customerId, now)
  if (card === null) return refuse({ kind: 'card-not-found' })
  await queueWelcome(sql, { card, customer, now })
  return accept(card)
}

/** What the account knew already stays as it was. */
function withNames(customer: CustomerDocument, wish: NewHolder): CustomerDocument {
  const birthDate = customer.birthDate ?? (wish.birthDate || undefined)
  return {
    ...customer,
    firstName: customer.firstName || wish.firstName,
    lastName: customer.lastName || wish.lastName,
    ...(birthDate !== undefined && { birthDate }),
  }
}

function isSameZip(kept: string, typed: string): boolean {
  const plain = (zip: string) => zip.replaceAll(/[\s-]/g, '').toUpperCase()
  return plain(kept) !== '' && plain(kept) === plain(typed)
}
