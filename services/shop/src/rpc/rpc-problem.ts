import { problem, PROBLEM_CONTENT_TYPE } from '@saum/contract/problem'
import type { RpcAnswer } from '@saum/contract/rpc'
import type { PropertyFault } from '@saum/schema/validation-messages'
import { invalidPropertiesText } from '@saum/schema/validation-messages'
import type { Handler, Refusal } from './handler.ts'
import type { ShopRefusalKind } from './handlers.ts'

const REFUSAL_TITLES: Readonly<Record<ShopRefusalKind, string>> = {
  'category-not-found': 'Category not found',
  'product-not-found': 'Product not found',
  'brand-not-found': 'Brand not found',
  'picture-not-found': 'Picture not found',
  'variant-not-found': 'Variant not found',
  'variant-in-stock': 'The size is in stock',
  'too-many-requests': 'Too many requests',
  'alert-not-found': 'Alert not found',
  'outfit-not-found': 'Outfit not found',
  'branch-not-found': 'Store not found',
  'no-session': 'No Session found',
  'invalid-login': 'The sign-in is unknown, has been used or has expired',
  'login-refused': 'The sign-in was cancelled',
  'email-unverified': 'The provider has not confirmed the e-mail',
  'account-unverified': 'The e-mail of the account is not confirmed',
  'provider-unavailable': 'The provider does not answer',
  'wrong-credentials': 'E-mail or password is wrong',
  'wrong-password': 'The password is wrong',
  'customer-inactive': 'The customer is deactivated',
  'not-logged-in': 'No access token present',
  'foreign-basket': 'The basket belongs to another visitor',
  'item-unavailable': 'Adding item to basket failed',
  'basket-full': 'Adding item to basket failed',
  'promotion-not-found': 'Promotion not found',
  'incomplete-update': 'Updating basket item failed',
  'basket-changed': 'The basket has changed',
  'voucher-not-found': 'Voucher not found',
  'voucher-not-applicable': 'The voucher cannot be applied',
  'basket-item-not-found': 'Basket item not found',
  ItemAlreadyPresent: 'Adding item to wishlist failed',
  ItemUnavailable: 'Adding item to wishlist failed',
  MaximumItemCountReached: 'Adding item to wishlist failed',
  'wishlist-item-not-found': 'Wishlist item not found',
  'wishlist-empty': 'Nothing to share',
  'wishlist-not-found': 'Wishlist not found',
  'invalid-token': 'The token is not valid',
  'guest-customer': 'The guest has ordered already',
  'nothing-to-order': 'Nothing to order',
  'checkout-not-found': 'Checkout not found',
  'already-ordered': 'The checkout is an order already',
  'invalid-fields': 'Some fields are not right',
  'gift-card-not-found': 'Gift card not found',
  'gift-card-empty': 'Nothing is left on the gift card',
  'order-changed': 'The order is not as it was shown',
  'payment-not-found': 'Payment not found',
  'already-paid': 'The order is paid',
  'paper-not-found': 'Paper not found',
  'refund-not-found': 'Refund not found',
  'weak-password': 'The password is too weak',
  'not-invoiced': 'There is no invoice yet',
  'too-late': 'It is too late for that',
  'not-available': 'That is not available',
  'declaration-not-found': 'Declaration not found',
  'reason-missing': 'A reason is needed',
  'return-not-found': 'Return not found',
  'exchange-unavailable': 'The size cannot be had any more',
  'not-returnable': 'Some pieces cannot be returned',
  'order-not-found': 'Order not found',
  'not-yet': 'The order is not that far yet',
  'link-expired': 'The link is not valid any more',
  'email-needs-confirmation': 'Another e-mail has to be confirmed first',
  'user-not-found': 'User not found',
  'session-not-found': 'Session not found',
  'subscription-not-found': 'Subscription not found',
  'address-not-found': 'Address not found',
  'invalid-address': 'Some fields are not right',
  'too-many-addresses': 'The address book is full',
  'only-billing-address': 'Bills need an address',
  'not-for-bills': 'No bill can be sent there',
  'login-too-old': 'The login is too long ago',
  'card-not-found': 'Card not found',
  'card-already-linked': 'The card belongs to another account',
  'has-card': 'There is a card already',
  'too-few-points': 'There are not enough points',
  'card-temporary': 'Points of a temporary card cannot be exchanged',
}

export function toProblemAnswer(
  status: number,
  title: string,
  details?: Record<string, unknown>,
): RpcAnswer {
  const body = JSON.stringify(problem(status, title, details))
  return { status, contentType: PROBLEM_CONTENT_TYPE, body }
}

export function toInvalidPayloadAnswer(errors: PropertyFault[]): RpcAnswer {
  return toProblemAnswer(400, 'Invalid payload', { detail: invalidPropertiesText(errors), errors })
}

export function toRefusalAnswer({ call }: Handler, refusal: Refusal): RpcAnswer {
  const status = call.refusals[refusal.kind]
  // Handlers are typed to refuse only with the kinds of their call; anything else is a fault.
  if (status === undefined) throw new Error(`${call.name} refused with ${refusal.kind}`)
  return toProblemAnswer(status, titleOf(refusal.kind), { ...refusal })
}

function titleOf(kind: string): string {
  return kind in REFUSAL_TITLES ? REFUSAL_TITLES[kind as ShopRefusalKind] : kind
}
