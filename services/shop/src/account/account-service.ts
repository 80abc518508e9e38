import { personFaults } from '@saum/domain/person-rules'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { requestNewsletter } from '../newsletter/newsletter-service.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { findOrder } from '../order/order-storage.ts'
import { tooMany, waitForAttempt, type TooMany } from '../session/attempts.ts'
import type { Entry } from '../session/enter-session.ts'
import { withPassword, type LoginService } from '../session/login-service.ts'
import { BUSY_MS, type PasswordWork } from '../session/password-work.ts'
import type { OrderTokens } from '../token/order-token.ts'
import { findDraft, takeDraft, type AccountDraft } from './account-draft.ts'
import { createCustomer } from './create-customer.ts'
import { draftAccount } from './draft-account.ts'
import { isAcceptablePassword } from './password-choice.ts'

const HOUR_MS = 60 * 60_000
/** Each is a mail to somebody. */
const PER_ORDER = { limit: 3, windowMs: HOUR_MS }
/** From one network; from all of them more, or a stranger could lock a customer out. Fewer are mailed. */
const PER_ADDRESS = { limit: 3, windowMs: HOUR_MS }
const PER_ADDRESS_ANYWHERE = { limit: 20, windowMs: HOUR_MS }
const PER_NETWORK = { limit: 5, windowMs: HOUR_MS }
/** Of the password of one draft, for as long as there is one. */
const PER_DRAFT = { limit: 5, windowMs: 24 * HOUR_MS }

interface AccountParts {
  db: Database
  tokens: OrderTokens
  logins: LoginService
  passwords: PasswordWork
  now: () => number
}

interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
  gender: CustomerDocument['gender']
  wantsNewsletter: boolean
  redirectUrl?: string | undefined
  /** From which network; `null` where nobody knows. */
  clientKey: string | null
}

interface Confirmation extends Entry {
  token: string
  /** The one the account was asked for with. */
  password: string
}

export interface AccountService {
  /** Whether there is such an account already is only told by mail, to whom it belongs. */
  register(
    shop: Shop,
    registration: Registration,
  ): Promise<Result<null, TooMany | { kind: 'weak-password' }>>
  createFromOrder(
    shop: Shop,
    wish: { orderToken: string; password: string },
  ): Promise<Result<null, TooMany | { kind: 'invalid-token' | 'weak-password' }>>
  confirm(
    confirmation: Confirmation,
  ): Promise<Result<null, TooMany | { kind: 'invalid-token' | 'wrong-password' }>>
}

export function createAccountService(parts: AccountParts): AccountService {
  const { db, tokens, logins, passwords, now } = parts

  /** Milliseconds to wait. The first that is too many ends it: what was refused counts for nothing else. */
  function countAll(attempts: readonly { subject: string; limit: number; windowMs: number }[]) {
    return db.transaction(async (sql) => {
      for (const attempt of attempts) {
        const waitMs = await waitForAttempt(sql, { ...attempt, now: now() })
        if (waitMs > 0) return waitMs
      }
      return 0
    })
  }

  return {
    async register(shop, registration) {
      const { email, password, clientKey, redirectUrl } = registration
      if (!isAcceptablePassword(password, email)) return refuse({ kind: 'weak-password' })
      const address = `${shop.shopId}:${email}`
      const waitMs = await countAll([
        ...(clientKey === null ? [] : [{ subject: `register:${clientKey}`, ...PER_NETWORK }]),
        { subject: `register-address:${address}:${clientKey ?? ''}`, ...PER_ADDRESS },
        { subject: `register-anywhere:${address}`, ...PER_ADDRESS_ANYWHERE },
      ])
      if (waitMs > 0) return refuse(tooMany(waitMs))
      const passwordHash = await passwords.hash(password)
      if (passwordHash === null) return refuse(tooMany(BUSY_MS))
      const draft = toDraft(registration, passwordHash)
      // Nobody has shown yet that it is theirs, so the mail greets nobody with words a stranger chose.
      const wish = { shop, draft, greetedAs: '', redirectUrl, now: now() }
      await db.transaction((sql) => draftAccount(sql, wish))
      return accept(null)
    },

    async createFromOrder(shop, { orderToken, password }) {
      const orderId = tokens.openOrder(shop, orderToken)
      const order = orderId === null ? null : await findOrder(db.sql, orderId)
      if (order === null || order.shop !== shop) return refuse({ kind: 'invalid-token' })
      if (!isAcceptablePassword(password, order.email)) return refuse({ kind: 'weak-password' })
      const waitMs = await countAll([{ subject: `account:${order.id}`, ...PER_ORDER }])
      if (waitMs > 0) return refuse(tooMany(waitMs))
      // Also where there is an account: an answer that comes sooner would tell.
      const passwordHash = await passwords.hash(password)
      if (passwordHash === null) return refuse(tooMany(BUSY_MS))
      const draft = draftOfOrder(order, passwordHash)
      const wish = { shop, draft, greetedAs: draft.firstName, now: now() }
      await db.transaction((sql) => draftAccount(sql, wish))
      return accept(null)
    },

    async confirm({ token, password, ...entry }) {
      const { shop } = entry
      const draft = await findDraft(db.sql, { shop, token, now: now() })
      if (draft === null) return refuse({ kind: 'invalid-token' })
      const waitMs = await countAll([{ subject: `account-draft:${token}`, ...PER_DRAFT }])
      if (waitMs > 0) return refuse(tooMany(waitMs))
      const isRight = await passwords.isRight(password, draft.passwordHash)
      if (isRight === null) return refuse(tooMany(BUSY_MS))
      if (!isRight) return refuse({ kind: 'wrong-password' })
      const customerId = await db.transaction(async (sql) => {
        const isTaken = await takeDraft(sql, { shop, token, now: now() })
        return isTaken ? openAccount(sql, shop, draft, now()) : null
      })
      if (customerId === null) return refuse({ kind: 'invalid-token' })
      const isIn = await logins.enter(entry, customerId, withPassword(draft.passwordHash))
      return isIn ? accept(null) : refuse({ kind: 'invalid-token' })
    },
  }
}

/** Names that are none are left out: nobody is kept from an account by them. */
function toDraft(
  { email, firstName, lastName, gender, wantsNewsletter }: Registration,
  passwordHash: string,
): Omit<AccountDraft, 'shopId'> {
  const faults = new Set(personFaults({ firstName, lastName }, '').map(({ field }) => field))
  return {
    orderId: null,
    email,
    passwordHash,
    firstName: faults.has('firstName') ? '' : firstName,
    lastName: faults.has('lastName') ? '' : lastName,
    gender,
    wantsNewsletter,
  }
}

function draftOfOrder(order: KeptOrder, passwordHash: string): Omit<AccountDraft, 'shopId'> {
  const { firstName, lastName } = order.document.billingAddress.recipient
  return {
    orderId: order.id,
    email: order.email,
    passwordHash,
    firstName,
    lastName,
    gender: 'n',
    wantsNewsletter: false,
  }
}

/** With the order it began with; `null` where somebody was faster. */
async function openAccount(
  sql: Sql,
  shop: Shop,
  draft: AccountDraft,
  now: number,
): Promise<number | null> {
  const customerId = await createCustomer(sql, { ...draft, shop, now })
  if (customerId === null) return null
  if (draft.orderId !== null) {
    await sql`
      update customer_order set customer_id = ${customerId}
      where id = ${draft.orderId} and customer_id is null`
    await sql`delete from guest_session where order_id = ${draft.orderId}`
  }
  if (draft.wantsNewsletter) await requestNewsletter(sql, { shop, email: draft.email, now })
  return customerId
}
