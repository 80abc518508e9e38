import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { claimCustomer, findAccount, updateCustomer } from '../session/customer-storage.ts'
import { endSessions } from '../session/session-storage.ts'
import { dropLinks, dropRevokesSince, findLink, issueLink, takeLink } from './account-link.ts'
import { momentSlots, sendResetLink, tellAccountExists } from './account-mails.ts'
import { proveEmail } from './prove-email.ts'

interface Wish {
  shop: Shop
  customerId: number
  /** The new one. */
  email: string
  now: number
}

/** The same is done for an address that has an account: only its owner is told. */
export async function requestChange(
  sql: Sql,
  { shop, customerId, email, now }: Wish,
): Promise<void> {
  const { shopId, path } = shop
  const document = await claimCustomer(sql, customerId, now)
  if (document === null || document.email === email) return
  const { firstName, email: oldEmail } = document
  const data = { oldEmail, newEmail: email }
  const link = { shopId, customerId, data, now }
  const confirmToken = await issueLink(sql, { ...link, purpose: 'email-change' })
  const revokeToken = await issueLink(sql, { ...link, purpose: 'email-revoke' })
  const notice = {
    firstName,
    ...momentSlots(shop, now),
    newEmailMasked: maskEmail(email),
    revokeUrl: `/${path}/login/?revoke=${revokeToken}`,
  }
  await queueMail(
    sql,
    { kind: 'email-change-notice', shopId, recipient: oldEmail, slots: notice },
    { now },
  )
  const isTaken = (await findAccount(sql, { shopId, email })) !== null
  if (isTaken) return tellAccountExists(sql, { shop, email, now })
  const confirmUrl = `/${path}/login/?email=${confirmToken}`
  // To an address nobody has shown to be theirs: no word of it may come from somebody else.
  const slots = { firstName: '', newEmail: email, confirmUrl }
  await queueMail(sql, { kind: 'email-change', shopId, recipient: email, slots }, { now })
}

interface Followed {
  shop: Shop
  token: string
  now: number
}

/**
 * Mailbox and account have to be one person's: who was sent the link by somebody else's wish must not bring
 * them the orders of the address. `false` also for a link that is good no more, or leads to an address
 * somebody else has by now.
 */
export async function confirmChange(
  sql: Sql,
  { customerId, shop, token, now }: Followed & { customerId: number },
): Promise<boolean> {
  const asked = { purpose: 'email-change', shopId: shop.shopId, token, now } as const
  const known = await findLink(sql, asked)
  if (known?.customerId !== customerId || (await takeLink(sql, asked)) === null) return false
  const { data } = known
  const document = await claimCustomer(sql, customerId, now)
  const email = data['newEmail'] ?? ''
  if (document === null || document.email !== data['oldEmail']) return false
  if (!(await moveEmail(sql, { shop, customerId, email, now }))) return false
  // They went to the address before.
  await dropLinks(sql, customerId, ['reset', 'verify'])
  return true
}

/**
 * The address is what it was and whoever changed it is out: sessions, password and all ways in that came
 * with the other address end. A link for another password goes to the owner.
 */
export async function revokeChange(sql: Sql, { shop, token, now }: Followed): Promise<boolean> {
  const { shopId } = shop
  const link = await takeLink(sql, { purpose: 'email-revoke', shopId, token, now })
  if (link === null) return false
  const { customerId, data } = link
  const email = data['oldEmail'] ?? ''
  const document = await claimCustomer(sql, customerId, now)
  if (document === null) return false
  const isRestored =
    document.email === email || (await moveEmail(sql, { shop, customerId, email, now }))
  await updateCustomer(sql, customerId, (known) => withoutWaysIn(known, isRestored), now)
  await endSessions(sql, customerId)
  await sql`delete from customer_identity where customer_id = ${customerId}`
  await dropLinks(sql, customerId, ['reset', 'verify', 'email-change'])
  // Older ones went to addresses before: a thief who has changed it twice must not end the owner's.
  await dropRevokesSince(sql, link)
  if (!isRestored || !document.isActive) return true
  const reset = { purpose: 'reset', shopId, customerId, data: { email }, now } as const
  const resetToken = await issueLink(sql, reset)
  await sendResetLink(sql, { shop, email, token: resetToken, redirectUrl: null, now, by: 'owner' })
  return true
}

/** An account whose address has become another's cannot be given back: then it is nobody's. */
function withoutWaysIn(document: CustomerDocument, isRestored: boolean): CustomerDocument {
  const { passwordHash: _, ...rest } = document
  return isRestored ? rest : { ...rest, isActive: false }
}

/** Shown to be theirs by the link it was asked with. `false` where somebody else has it. */
async function moveEmail(sql: Sql, { shop, customerId, email, now }: Wish): Promise<boolean> {
  const { shopId } = shop
  if ((await findAccount(sql, { shopId, email })) !== null) return false
  await updateCustomer(sql, customerId, (document) => ({ ...document, email }), now)
  await sql`
    update customer set email = ${email}, email_verified_at = null where id = ${customerId}`
  await proveEmail(sql, { customerId, shopId, email, now })
  return true
}

/** `a…@saum.example`: enough to know it again, too little to be of use to anybody else. */
function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}…@${domain}`
}
