import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { NEW_GROUP } from '../order/customer-group.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { newId } from '../order/new-id.ts'
import { findOrder } from '../order/order-storage.ts'
import { tooMany, waitForAttempt, type TooMany } from '../session/attempts.ts'
import { findAccount } from '../session/customer-storage.ts'
import { createFewAtOnce } from '../session/few-at-once.ts'
import type { LoginService } from '../session/login-service.ts'
import { hashPassword, isPassword } from '../session/password-hash.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import type { OrderTokens } from '../token/order-token.ts'
import { findDraft, insertDraft, takeDraft, type AccountDraft } from './account-draft.ts'
import { isStrongPassword } from './password-rules.ts'

/** Each is a mail to somebody. */
const PER_ORDER = { limit: 3, windowMs: 60 * 60_000 }
/** Of the password of one draft, for as long as there is one. */
const PER_DRAFT = { limit: 5, windowMs: 24 * 60 * 60_000 }
/** Each takes megabytes and a thread that files and compression need as well. */
const HASHES = { atOnce: 1, waiting: 50 }
/** After which there is room again where too many are at it. */
const BUSY_MS = 60_000

interface AccountParts {
  db: Database
  tokens: OrderTokens
  logins: LoginService
  now: () => number
}

interface Wish {
  orderToken: string
  password: string
}

interface Confirmation {
  shop: Shop
  token: string
  /** The one the account was asked for with. */
  password: string
  before: SessionOwner | null
  nextSessionKey: string
}

export interface AccountService {
  /** Whether there is such an account already is only told by mail, to whom it belongs. */
  createFromOrder(
    shop: Shop,
    wish: Wish,
  ): Promise<Result<null, TooMany | { kind: 'invalid-token' | 'weak-password' }>>
  confirm(
    confirmation: Confirmation,
  ): Promise<Result<null, TooMany | { kind: 'invalid-token' | 'wrong-password' }>>
}

export function createAccountService({ db, tokens, logins, now }: AccountParts): AccountService {
  const inTurn = createFewAtOnce(HASHES)

  return {
    async createFromOrder(shop, { orderToken, password }) {
      const orderId = tokens.openOrder(shop, orderToken)
      const order = orderId === null ? null : await findOrder(db.sql, orderId)
      if (order === null || order.shop !== shop) return refuse({ kind: 'invalid-token' })
      if (!isStrongPassword(password)) return refuse({ kind: 'weak-password' })
      const attempt = { subject: `account:${order.id}`, ...PER_ORDER, now: now() }
      const waitMs = await db.transaction((sql) => waitForAttempt(sql, attempt))
      if (waitMs > 0) return refuse(tooMany(waitMs))
      // Also where there is an account: an answer that comes sooner would tell.
      const passwordHash = await inTurn(() => hashPassword(password))
      if (passwordHash === null) return refuse(tooMany(BUSY_MS))
      await db.transaction((sql) => draftAccount(sql, order, { passwordHash, now: now() }))
      return accept(null)
    },

    async confirm({ shop, token, password, before, nextSessionKey }) {
      const asked = await findDraft(db.sql, { shop, token, now: now() })
      if (asked === null) return refuse({ kind: 'invalid-token' })
      const attempt = { subject: `account-draft:${token}`, ...PER_DRAFT, now: now() }
      const waitMs = await db.transaction((sql) => waitForAttempt(sql, attempt))
      if (waitMs > 0) return refuse(tooMany(waitMs))
      const isRight = await inTurn(() => isPassword(password, asked.passwordHash))
      if (isRight === null) return refuse(tooMany(BUSY_MS))
      if (!isRight) return refuse({ kind: 'wrong-password' })
      const account = await db.transaction(async (sql) => {
        const draft = await takeDraft(sql, { shop, token, now: now() })
        return draft && createCustomer(sql, shop, draft)
      })
      if (account === null) return refuse({ kind: 'invalid-token' })
      await logins.enter({ shop, email: account.email, before, nextSessionKey }, account.id)
      return accept(null)
    },
  }
}

async function draftAccount(
  sql: Sql,
  order: KeptOrder,
  { passwordHash, now }: { passwordHash: string; now: number },
): Promise<void> {
  const { shop, email } = order
  const { shopId, path } = shop
  const loginUrl = `/${path}/login/`
  const mail = { shopId, recipient: email }
  if ((await findAccount(sql, { shopId, email })) !== null) {
    const slots = { email, loginUrl, resetUrl: loginUrl }
    return queueMail(sql, { kind: 'account-exists', ...mail, slots }, { now })
  }
  const token = await insertDraft(sql, { shopId, orderId: order.id, email, passwordHash }, now)
  const { firstName } = order.document.billingAddress.recipient
  const slots = { email, firstName, verifyUrl: `/${path}/success/?confirm=${token}` }
  return queueMail(sql, { kind: 'account-verification', ...mail, slots }, { now })
}

/** With the order it began with; `null` where somebody was faster. */
async function createCustomer(sql: Sql, shop: Shop, draft: AccountDraft) {
  const order = await findOrder(sql, draft.orderId)
  if (order === null) return null
  const id = newId()
  const { recipient } = order.document.billingAddress
  const document: CustomerDocument = {
    id,
    shop: shop.path,
    email: draft.email,
    firstName: recipient.firstName,
    lastName: recipient.lastName,
    gender: 'n',
    referenceKey: `account-${id}`,
    groups: order.confirmedAt === null ? [NEW_GROUP] : [],
    loyaltyCards: [],
    isGuestCustomer: false,
    isActive: true,
    passwordHash: draft.passwordHash,
  }
  const created = await sql`
    insert into customer (id, shop_id, email, document, origin)
    values (${id}, ${shop.shopId}, ${draft.email}, ${JSON.stringify(document)}, 'own')
    on conflict (shop_id, email) do nothing returning id`
  if (created.length === 0) return null
  await sql`
    update customer_order set customer_id = ${id}
    where id = ${draft.orderId} and customer_id is null`
  await sql`delete from guest_session where order_id = ${draft.orderId}`
  await sql`delete from account_draft where shop_id = ${shop.shopId} and email = ${draft.email}`
  return { id, email: draft.email }
}
