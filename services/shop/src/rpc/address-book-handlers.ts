import * as calls from '@saum/contract/address-book'
import { accept } from '@saum/domain/result'
import type { AddressBook } from '../customer-address/address-book.ts'
import { onCustomer, type CallingCustomer } from './handler.ts'

export interface AddressBookHandlerParts {
  addressBook: AddressBook
}

/** Calls about the addresses of the customer who is logged in. */
export function addressBookHandlers({ addressBook }: AddressBookHandlerParts) {
  return {
    getShopUserAddresses: onCustomer(calls.getShopUserAddresses, async (_, { customer }) =>
      accept(await addressBook.list(customer.id)),
    ),
    createAddress: onCustomer(calls.createAddress, (typed, calling) =>
      addressBook.add(whoseOf(calling), typed),
    ),
    updateAddress: onCustomer(calls.updateAddress, ({ id, ...typed }, calling) =>
      addressBook.change(whoseOf(calling), id, typed),
    ),
    deleteAddress: onCustomer(calls.deleteAddress, ({ id }, calling) =>
      addressBook.remove(whoseOf(calling), id),
    ),
    setDefaultAddress: onCustomer(calls.setDefaultAddress, ({ id, type }, calling) =>
      addressBook.makeDefault(whoseOf(calling), id, type),
    ),
  }
}

function whoseOf({ owner, customer }: CallingCustomer) {
  return { shop: owner.shop, customerId: customer.id }
}
