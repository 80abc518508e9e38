import { createHash, timingSafeEqual } from 'node:crypto'
import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { normalizeOrderNumber } from '../order/order-number.ts'

/** What somebody knows of an order beside its number. */
export interface Proof {
  email?: string | undefined
  zipCode?: string | undefined
}

interface KnownOrder {
  id: number
  email: string
  zipCode: string
}

/**
 * The order with this number, for who can prove that it is theirs. A wrong number takes as long as a wrong
 * address: one question to the database and one comparison.
 */
export async function findProvenOrder(
  sql: Sql,
  shop: Shop,
  { orderNumber, ...proof }: Proof & { orderNumber: string },
): Promise<number | null> {
  const [known] = await sql<KnownOrder>`
    select id, email, zip_code as "zipCode" from customer_order
    where order_number = ${normalizeOrderNumber(orderNumber)} and shop_id = ${shop.shopId}`
  const isProven = proves(proof, known ?? { email: '', zipCode: '' })
  return known !== undefined && isProven ? known.id : null
}

/** Whoever names an e-mail address is measured by that. */
function proves({ email, zipCode }: Proof, known: Omit<KnownOrder, 'id'>): boolean {
  const told = email ? email : (zipCode ?? '')
  const expected = email ? known.email : known.zipCode
  return told !== '' && isSame(plain(told), plain(expected))
}

function plain(text: string): string {
  return text.replaceAll(/\s/gu, '').toLowerCase()
}

function isSame(told: string, expected: string): boolean {
  return timingSafeEqual(digest(told), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
