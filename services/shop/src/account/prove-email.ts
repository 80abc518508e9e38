import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { mayWriteTo } from '../mail/mail-limit.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { adoptGuestOrders } from '../order/adopt-guest-orders.ts'
import { claimCustomer } from '../session/customer-storage.ts'
import { issueLink, takeLink } from './account-link.ts'

interface Proof {
  customerId: number
  shopId: number
  email: string
  now: number
}

/** A mail to the address was answered: what was ordered with it as a guest is the customer's too. */
export async function proveEmail(
  sql: Sql,
  { customerId, shopId, email, now }: Proof,
): Promise<void> {
  await sql`
    update customer set email_verified_at = ${now}
    where id = ${customerId} and email_verified_at is null`
  await adoptGuestOrders(sql, { customerId, shopId, email })
}

/** A mail to the address we know, with a link only its owner gets. */
export async function askForProof(
  sql: Sql,
  { shop, customerId, now }: { shop: Shop; customerId: number; now: number },
): Promise<void> {
  const { shopId, path } = shop
  const document = await claimCustomer(sql, customerId, now)
  if (document === null) return
  const { email, firstName } = document
  if (!(await mayWriteTo(sql, { email, now }))) return
  const token = await issueLink(sql, {
    purpose: 'verify',
    shopId,
    customerId,
    data: { email },
    now,
  })
  const slots = { email, firstName, verifyUrl: `/${path}/login/?verify=${token}` }
  await queueMail(sql, { kind: 'email-verification', shopId, recipient: email, slots }, { now })
}

/** `false` for a link that is good no more, or was sent to an address that is another by now. */
export async function takeProof(
  sql: Sql,
  { shop, token, now }: { shop: Shop; token: string; now: number },
): Promise<boolean> {
  const { shopId } = shop
  const link = await takeLink(sql, { purpose: 'verify', shopId, token, now })
  const document = link && (await claimCustomer(sql, link.customerId, now))
  if (!document || document.email !== link.data['email']) return false
  await proveEmail(sql, { customerId: link.customerId, shopId, email: document.email, now })
  return true
}
