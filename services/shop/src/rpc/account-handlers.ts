import * as calls from '@saum/contract/account'
import { accept } from '@saum/domain/result'
import type { AccountDataService } from '../account-data/account-data-service.ts'
import type { OwnOrders } from '../account-data/own-orders.ts'
import { onCustomer, type CallingCustomer } from './handler.ts'

export interface AccountHandlerParts {
  ownOrders: OwnOrders
  accountData: AccountDataService
}

/** Calls about everything there is of one customer. */
export function accountHandlers({ ownOrders, accountData }: AccountHandlerParts) {
  return {
    getOrderToken: onCustomer(calls.getOrderToken, ({ orderId }, calling) =>
      ownOrders.token(whoseOf(calling), orderId),
    ),
    getReturns: onCustomer(calls.getReturns, async (asked, calling) =>
      accept(await ownOrders.returns(whoseOf(calling), asked)),
    ),
    exportAccountData: onCustomer(calls.exportAccountData, (_, { customer }) =>
      accountData.export(customer.id),
    ),
    deleteAccount: onCustomer(calls.deleteAccount, ({ password }, { owner, customer }) =>
      accountData.delete({ customerId: customer.id, sessionKey: owner.sessionKey, password }),
    ),
  }
}

function whoseOf({ owner, customer }: CallingCustomer) {
  return { shop: owner.shop, customerId: customer.id }
}
