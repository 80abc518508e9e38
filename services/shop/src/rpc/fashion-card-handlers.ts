import {
  endFashionCard,
  fetchFashionCard,
  getPointsHistory,
  redeemPoints,
  registerFashionCard,
} from '@saum/contract/fashion-card'
import type { CardService } from '../loyalty/card-service.ts'
import { onCustomer, type CallingCustomer } from './handler.ts'

export interface CardHandlerParts {
  cards: CardService
}

/** Calls about the card of a customer. */
export function cardHandlers({ cards }: CardHandlerParts) {
  return {
    fetchFashionCard: onCustomer(fetchFashionCard, (_, calling) => cards.fetch(ownerOf(calling))),
    registerFashionCard: onCustomer(registerFashionCard, (wish, calling, { clientKey }) =>
      cards.register(ownerOf(calling), wish, clientKey),
    ),
    getPointsHistory: onCustomer(getPointsHistory, (page, calling) =>
      cards.history(ownerOf(calling), page),
    ),
    redeemPoints: onCustomer(redeemPoints, ({ requestKey }, calling) =>
      cards.redeem({ ...ownerOf(calling), requestKey }),
    ),
    endFashionCard: onCustomer(endFashionCard, (_, calling) => cards.end(ownerOf(calling))),
  }
}

function ownerOf({ owner: { shop }, customer }: CallingCustomer) {
  return { shop, customerId: customer.id }
}
