import { safeReturnPath } from '@saum/domain/return-path'
import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { findAccount } from '../session/customer-storage.ts'
import { insertDraft, type AccountDraft } from './account-draft.ts'
import { tellAccountExists } from './account-mails.ts'

interface Wish {
  shop: Shop
  draft: Omit<AccountDraft, 'shopId'>
  /** How the mail greets; empty where whoever asked may be anybody. */
  greetedAs: string
  /** Where the customer wanted to go. */
  redirectUrl?: string | undefined
  now: number
}

/** Kept until its mail is answered. Whether there is an account is only told by that mail. */
export async function draftAccount(sql: Sql, wish: Wish): Promise<void> {
  const { shop, draft, greetedAs, now } = wish
  const { shopId } = shop
  const { email } = draft
  const account = await findAccount(sql, { shopId, email })
  // Also where nobody will ever hear of it: an answer that comes sooner would tell.
  const token = await insertDraft(sql, { ...draft, shopId }, now)
  if (account !== null) return tellAccountExists(sql, { shop, email, now })
  const slots = { email, firstName: greetedAs, verifyUrl: confirmPath(wish, token) }
  return queueMail(sql, { kind: 'account-verification', shopId, recipient: email, slots }, { now })
}

function confirmPath({ shop, redirectUrl }: Wish, token: string): string {
  const query = new URLSearchParams({ confirm: token })
  const target = safeReturnPath(redirectUrl, '')
  if (target !== '') query.set('redirectUrl', target)
  return `/${shop.path}/login/?${query.toString()}`
}
