import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { valueWriter } from '../words/write-values.ts'

interface Told {
  shop: Shop
  /** To whom. */
  email: string
  firstName: string
  now: number
}

/** Where somebody who cannot log in asks for a link. */
function forgottenPath({ path }: Shop): string {
  return `/${path}/login/?forgotten=true`
}

/** Tells the owner, so that nobody changes a password behind their back. */
export function tellPasswordChange(sql: Sql, { shop, email, firstName, now }: Told): Promise<void> {
  const slots = { firstName, ...momentSlots(shop, now), resetUrl: forgottenPath(shop) }
  return queueMail(
    sql,
    { kind: 'password-changed', shopId: shop.shopId, recipient: email, slots },
    { now },
  )
}

interface ResetLink extends Omit<Told, 'firstName'> {
  token: string
  redirectUrl: string | null
  /** Asked for with a link that only the owner has. */
  by?: 'owner'
}

export function sendResetLink(
  sql: Sql,
  { shop, email, token, redirectUrl, now, by }: ResetLink,
): Promise<void> {
  const query = new URLSearchParams({ hash: token, ...(redirectUrl !== null && { redirectUrl }) })
  const slots = { email, resetUrl: `/${shop.path}/login/?${query.toString()}` }
  return queueMail(
    sql,
    { kind: 'password-reset', shopId: shop.shopId, recipient: email, slots },
    { now, ...(by && { by }) },
  )
}

/** To somebody with an account who asks for one, or is said to. */
export function tellAccountExists(
  sql: Sql,
  { shop, email, now }: Omit<Told, 'firstName'>,
): Promise<void> {
  const slots = { email, loginUrl: `/${shop.path}/login/`, resetUrl: forgottenPath(shop) }
  return queueMail(
    sql,
    { kind: 'account-exists', shopId: shop.shopId, recipient: email, slots },
    { now },
  )
}

/** When something was changed, by the clock of the shop. */
export function momentSlots(shop: Shop, now: number): { changedDate: string; changedTime: string } {
  const write = valueWriter(shop)
  return { changedDate: write.date(write.dayOf(now)), changedTime: write.time(now) }
}
