import type { Level } from '@saum/domain/fashion-card'
import { CARD_GROUPS } from '@saum/domain/fashion-card'
import { toStanding } from '@saum/domain/points-ledger'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { wallTimeAt } from '@saum/domain/zoned-time'
import type { Database } from '@saum/shop/database/database'
import type { CustomerDocument } from '@saum/shop/documents/customer-document'
import { listMoves } from '@saum/shop/loyalty/points'
import { aCustomerWithPassword, logIn } from './customer-visit.ts'
import { startTestBackend, type TestBackend, type TestBackendOptions } from './test-backend.ts'

/** A customer with a card, as another system hands them over. */
export function aCardHolder(
  level: Level = 'basic',
  overrides: Partial<CustomerDocument> = {},
): CustomerDocument {
  return aCustomerWithPassword({
    groups: [CARD_GROUPS[level]],
    loyaltyCards: [{ number: '2800000070048' }],
    ...overrides,
  })
}

/** The shop with this customer logged in. */
export async function aCustomerVisit(
  customer: CustomerDocument,
  options: Omit<TestBackendOptions, 'catalog'> = {},
) {
  const backend = await startTestBackend({ ...options, catalog: { customers: [customer] } })
  const { nextSessionKey: sessionKey } = await logIn(backend, { email: customer.email })
  return { backend, db: backend.db, sessionKey, customerId: customer.id }
}

export async function verifyEmail({ db }: TestBackend, customerId: number): Promise<void> {
  await db.transaction(
    (sql) => sql`update customer set email_verified_at = 1 where id = ${customerId}`,
  )
}

/** Points out of nowhere, credited at a moment. */
export async function givePoints(
  db: Database,
  { customerId, points, at }: { customerId: number; points: number; at: number },
): Promise<void> {
  await db.transaction(
    (sql) => sql`
      insert into loyalty_entry (id, customer_id, order_id, reason, points, cents, credited_at,
        created_at)
      values (${`${customerId}:${at}:${points}`}, ${customerId}, null,
        ${`correction:${at}:${points}`}, ${points}, 0, ${at}, ${at})`,
  )
}

/** What somebody can spend at a moment. */
export async function balanceOf(db: Database, customerId: number, now: number): Promise<number> {
  const moves = await listMoves(db.sql, { customerId, shop: DEFAULT_SHOP, now })
  return toStanding(moves, wallTimeAt(now, DEFAULT_SHOP.timeZone).day).balance
}
