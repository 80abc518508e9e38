import { createHash } from 'node:crypto'
import type { User } from '@saum/contract/user'
import type { CustomerDocument } from '../documents/customer-document.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { toStatus } from '../order/order-status.ts'

/** A customer as they are stored. */
export interface KeptCustomer {
  document: CustomerDocument
  emailVerifiedAt: number | null
  createdAt: number
  updatedAt: number
}

interface Beside {
  /** The address that waits for its confirmation. */
  pendingEmail: string | null
  orderSummary: User['orderSummary']
}

/** What a customer is told about themselves; never how they show who they are. */
export function toUser(customer: KeptCustomer, { pendingEmail, orderSummary }: Beside): User {
  const { document, emailVerifiedAt, createdAt, updatedAt } = customer
  const { id, email, passwordHash, birthDate = null, title = '', phone = '' } = document
  return {
    id,
    publicKey: String(id),
    referenceKey: document.referenceKey,
    firstName: document.firstName,
    lastName: document.lastName,
    title,
    email,
    emailHash: emailHashOf(email),
    phone,
    birthDate,
    gender: document.gender,
    groups: [...document.groups],
    loyaltyCards: document.loyaltyCards.map(({ number }) => ({ number })),
    status: { isActive: document.isActive, isGuestCustomer: false, isTestCustomer: false },
    authentication: { type: passwordHash === undefined ? 'idp' : 'password' },
    isEmailVerified: emailVerifiedAt !== null,
    pendingEmail,
    isReturningCustomer: orderSummary.some(({ confirmedAt }) => confirmedAt !== null),
    orderSummary,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}

/** Who has just ordered without an account: all we know of them is that order. */
export function toGuestUser(order: KeptOrder): User {
  const { email, document, confirmedAt, createdAt, shop } = order
  const { recipient } = document.billingAddress
  const at = new Date(createdAt).toISOString()
  return {
    id: order.id,
    publicKey: order.orderNumber,
    referenceKey: `guest-${order.id}`,
    firstName: recipient.firstName,
    lastName: recipient.lastName,
    title: '',
    email,
    emailHash: emailHashOf(email),
    phone: document.phone,
    birthDate: null,
    gender: 'n',
    groups: [],
    loyaltyCards: [],
    status: { isActive: true, isGuestCustomer: true, isTestCustomer: false },
    authentication: { type: 'guest' },
    isEmailVerified: false,
    pendingEmail: null,
    isReturningCustomer: false,
    orderSummary: [
      {
        id: order.id,
        confirmedAt: confirmedAt === null ? null : new Date(confirmedAt).toISOString(),
        itemCount: order.pieces.length,
        shopId: shop.shopId,
        status: toStatus(order),
      },
    ],
    createdAt: at,
    updatedAt: at,
  }
}

function emailHashOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex')
}
