import {
  createReturn,
  getReturn,
  getReturnableItems,
  quoteReturn,
} from '@saum/contract/order-return'
import type { ReturnService } from '../order-return/return-service.ts'
import { on } from './handler.ts'

export interface ReturnHandlerParts {
  returns: ReturnService
}

/** Calls about what is sent back. */
export function returnHandlers({ returns }: ReturnHandlerParts) {
  return {
    getReturnableItems: on(getReturnableItems, (question, { shop }) =>
      returns.returnable(shop, question),
    ),
    quoteReturn: on(quoteReturn, (wish, { shop }) => returns.quote(shop, wish)),
    createReturn: on(createReturn, (wish, { shop }) => returns.create(shop, wish)),
    getReturn: on(getReturn, (question, { shop }) => returns.one(shop, question)),
  }
}
