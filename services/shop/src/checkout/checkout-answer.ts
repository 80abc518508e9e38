import type { CheckoutChange, CheckoutState } from '@saum/contract/checkout'
import { countriesOf } from '@saum/domain/address-rules'
import { enteredFaults, stepOf } from './checkout-faults.ts'
import { needsBilling } from './checkout-quote.ts'
import { choiceKeyOf } from './choice-key.ts'
import { nearestBranches, toCollectBranch } from './collect-branches.ts'
import type { QuotedCheckout } from './read-quote.ts'

interface StateView {
  id: string
  expiresAt: number
  changes: CheckoutChange[]
  order: CheckoutState['order']
}

export function toCheckoutState(quoted: QuotedCheckout, view: StateView): CheckoutState {
  const { owner, document, basket, branches, saved, quote } = quoted
  const { shop } = owner
  return {
    id: view.id,
    step: stepOf(shop, document, quote),
    isLoggedIn: owner.customer !== null,
    needsAccount: quote.needsAccount,
    basket,
    customer: { email: document.email, phone: document.phone },
    addresses: {
      shipping: document.shipping,
      billing: document.billing,
      isSame: !needsBilling(document),
      saved: [...saved],
    },
    countries: [...countriesOf(shop)],
    availableShippingOptions: quote.options,
    selectedShippingOption: quote.option?.key ?? null,
    branches: nearestBranches(branches, document.shipping).map(toCollectBranch),
    selectedBranchId: quote.branch?.id ?? null,
    availablePaymentOptions: quote.payments,
    selectedPaymentOption: quote.cost.dueCents === 0 ? null : document.methodKey,
    giftCards: quote.giftCards,
    cost: quote.cost,
    faults: enteredFaults(shop, document, quote),
    changes: view.changes,
    choiceKey: choiceKeyOf(quoted),
    order: view.order,
    expiresAt: new Date(view.expiresAt).toISOString(),
  }
}
