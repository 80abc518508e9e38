import type { SavedAddress } from '@saum/contract/address'
import type { Basket } from '@saum/contract/basket-shape'
import { levelOf } from '@saum/domain/fashion-card'
import type { BranchDocument } from '../documents/branch-document.ts'
import { listAddresses } from '../customer-address/address-storage.ts'
import { loadGiftCards } from '../gift-card/gift-card-storage.ts'
import { openInvoiceCents } from '../order/open-invoices.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import type { CheckoutDocument } from './checkout-document.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { toQuote, type Quote } from './checkout-quote.ts'
import { collectBranches } from './collect-branches.ts'
import { hasOrderedBefore } from './ordered-before.ts'

/** A checkout as it stands at this moment. */
export interface QuotedCheckout {
  owner: SessionOwner
  document: CheckoutDocument
  basket: Basket
  branches: readonly BranchDocument[]
  saved: readonly SavedAddress[]
  quote: Quote
}

/** Judges what was entered by today's prices, stock and rules. */
export async function readQuote(
  { db, baskets, branches, hasPaymentProvider, now }: CheckoutParts,
  owner: SessionOwner,
  document: CheckoutDocument,
): Promise<QuotedCheckout> {
  const { shop, customer } = owner
  const [{ basket }, giftCards, all, saved, isKnown, openCents] = await Promise.all([
    baskets.get(owner),
    loadGiftCards(
      db.sql,
      document.giftCards.map(({ id }) => id),
    ),
    branches.of(),
    customer === null ? [] : listAddresses(db.sql, customer.id),
    customer !== null && hasOrderedBefore(db.sql, customer.id),
    openInvoiceCents(db.sql, { email: document.email, customerId: customer?.id ?? null }),
  ])
  const inCountry = collectBranches(all, document.shipping.countryCode)
  const quote = toQuote({
    shop,
    basket,
    document,
    branches: inCountry,
    giftCards,
    isGuest: customer === null,
    isFirstOrder: !isKnown,
    openInvoiceCents: openCents,
    isVip: levelOf(customer?.groups ?? []) === 'vip',
    hasPaymentProvider,
    nowMs: now(),
  })
  return { owner, document, basket, branches: inCountry, saved, quote }
}

/** Whether anything in it can be had. */
export function hasOrderable({ items }: Basket): boolean {
  return items.some(({ status, missingPart }) => status === 'available' && !missingPart)
}
