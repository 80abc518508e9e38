import * as calls from '@saum/contract/order'
import { accept } from '@saum/domain/result'
import type { AccountService } from '../account/account-service.ts'
import type { OrderService } from '../order/order-service.ts'
import { entryOf, on, onCustomer, onSession, type CallingCustomer } from './handler.ts'

export interface OrderHandlerParts {
  orders: OrderService
  accounts: AccountService
}

/** Calls about orders that were placed. */
export function orderHandlers({ orders, accounts }: OrderHandlerParts) {
  return {
    getOrderDataByCbd: on(calls.getOrderDataByCbd, ({ cbdToken }, { shop }) =>
      orders.byConfirmation(shop, cbdToken),
    ),
    getOrderByToken: on(calls.getOrderByToken, ({ orderToken }, { shop }) =>
      orders.byToken(shop, orderToken),
    ),
    getRecentOrder: onSession(calls.getRecentOrder, async (_, owner) => {
      const order = await orders.recent(owner)
      if (order === null) return accept({ order })
      return accept({ order, orderToken: orders.tokenOf(owner.shop, order.id) })
    }),
    getOrderById: onCustomer(calls.getOrderById, ({ orderId }, calling) =>
      orders.ofCustomer(whoseOf(calling), orderId),
    ),
    getOrders: onCustomer(calls.getOrders, async (asked, calling) =>
      accept(await orders.page(whoseOf(calling), asked)),
    ),
    cancelOrder: on(calls.cancelOrder, ({ orderToken }, { shop }) =>
      orders.cancel(shop, orderToken),
    ),
    getInvoice: on(calls.getInvoice, ({ orderToken }, { shop }) =>
      orders.invoice(shop, orderToken),
    ),
    createAccountFromOrder: on(calls.createAccountFromOrder, (wish, { shop }) =>
      accounts.createFromOrder(shop, wish),
    ),
    confirmAccount: on(calls.confirmAccount, async (payload, context) =>
      accounts.confirm({ ...(await entryOf(context)), ...payload }),
    ),
  }
}

function whoseOf({ owner, customer }: CallingCustomer) {
  return { shop: owner.shop, customerId: customer.id }
}
