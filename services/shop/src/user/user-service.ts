import type { User, UserFault } from '@saum/contract/user'
import { personFaults, todayIn } from '@saum/domain/person-rules'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Database } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { readOrderPage } from '../order/order-page.ts'
import { findOrder } from '../order/order-storage.ts'
import { updateCustomer } from '../session/customer-storage.ts'
import { findGuestOrder } from '../session/guest-session.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import { toGuestUser, toUser } from './user-answer.ts'
import { findKeptCustomer, findPendingEmail } from './user-storage.ts'

/** Enough to know whether and what somebody has ordered; the whole list is asked for page by page. */
const SUMMARIZED = 5

/** What is left out stays; an empty text is taken out. */
export interface UserChange {
  firstName?: string | undefined
  lastName?: string | undefined
  title?: string | undefined
  phone?: string | undefined
  birthDate?: string | null | undefined
  gender?: CustomerDocument['gender'] | '' | undefined
  email?: string | undefined
}

type ChangeRefusal =
  | { kind: 'not-logged-in' | 'email-needs-confirmation' }
  | { kind: 'invalid-fields'; errors: UserFault[] }

export interface UserService {
  /** `null` for a visitor; who has just ordered as a guest is one of status guest. */
  of(owner: SessionOwner): Promise<User | null>
  change(owner: SessionOwner, change: UserChange): Promise<Result<User, ChangeRefusal>>
}

export function createUserService({ db, now }: { db: Database; now: () => number }): UserService {
  async function customerUser({ shop }: SessionOwner, customerId: number): Promise<User | null> {
    const customer = await findKeptCustomer(db.sql, customerId)
    if (customer === null) return null
    const [pendingEmail, orders] = await Promise.all([
      findPendingEmail(db.sql, customerId, now()),
      readOrderPage(db.sql, { customerId, shop, page: 1, perPage: SUMMARIZED }),
    ])
    const orderSummary = orders.map(({ id, confirmedAt, itemCount, shopId, status }) => ({
      id,
      confirmedAt,
      itemCount,
      shopId,
      status,
    }))
    return toUser(customer, { pendingEmail, orderSummary })
  }

  async function guestUser(owner: SessionOwner): Promise<User | null> {
    const orderId = await findGuestOrder(db.sql, owner, now())
    const order = orderId === null ? null : await findOrder(db.sql, orderId)
    return order && toGuestUser(order)
  }

  function userOf(owner: SessionOwner): Promise<User | null> {
    const { customer } = owner
    return customer === null ? guestUser(owner) : customerUser(owner, customer.id)
  }

  return {
    of: userOf,

    async change(owner, { email, ...change }) {
      const { customer, shop } = owner
      if (customer === null) return refuse({ kind: 'not-logged-in' })
      const { birthDate, gender: _, ...texts } = change
      const typed = { ...definedOf(texts), birthDate: birthDate ?? '' }
      const errors = personFaults(typed, todayIn(shop.timeZone, now()))
      if (errors.length > 0) return refuse({ kind: 'invalid-fields', errors })
      const known = await findKeptCustomer(db.sql, customer.id)
      if (email && email.toLowerCase() !== known?.document.email) {
        return refuse({ kind: 'email-needs-confirmation' })
      }
      await db.transaction((sql) =>
        updateCustomer(sql, customer.id, (document) => withChange(document, change), now()),
      )
      const user = await userOf(owner)
      return user === null ? refuse({ kind: 'not-logged-in' }) : accept(user)
    },
  }
}

/** Without what was not sent: that stays as it is. */
function definedOf<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  // Nothing but members of `fields` that have a value.
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }
}

/** An empty text takes out what was there. */
function withChange(document: CustomerDocument, change: Omit<UserChange, 'email'>) {
  const { gender, title, phone, birthDate, ...names } = definedOf(change)
  const optional = definedOf({ title, phone, birthDate })
  const { title: oldTitle, phone: oldPhone, birthDate: oldBirthDate, ...rest } = document
  const next = { title: oldTitle, phone: oldPhone, birthDate: oldBirthDate, ...optional }
  const told = Object.fromEntries(Object.entries(next).filter(([, value]) => Boolean(value)))
  return {
    ...rest,
    ...names,
    ...(told as Pick<CustomerDocument, 'title' | 'phone' | 'birthDate'>),
    ...(gender !== undefined && { gender: gender === '' ? ('n' as const) : gender }),
  }
}
