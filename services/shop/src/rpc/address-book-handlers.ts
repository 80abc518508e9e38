import type { ListedAddress, SavedAddress } from '@saum/contract/address'
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
      accept((await addressBook.list(customer.id)).map(toListed)),
    ),
    createAddress: onCustomer(calls.createAddress, async (typed, calling) => {
      const added = await addressBook.add(whoseOf(calling), typed)
      return added.ok ? accept({ address: toListed(added.value.address) }) : added
    }),
    updateAddress: onCustomer(calls.updateAddress, async ({ id, ...typed }, calling) => {
      const changed = await addressBook.change(whoseOf(calling), id, typed)
      return changed.ok ? accept({ address: toListed(changed.value.address) }) : changed
    }),
    deleteAddress: onCustomer(calls.deleteAddress, ({ id }, calling) =>
      addressBook.remove(whoseOf(calling), id),
    ),
    setDefaultAddress: onCustomer(calls.setDefaultAddress, async ({ id, type }, calling) => {
      const made = await addressBook.makeDefault(whoseOf(calling), id, type)
      return made.ok ? accept({ addresses: made.value.addresses.map(toListed) }) : made
    }),
  }
}

function whoseOf({ owner, customer }: CallingCustomer) {
  return { shop: owner.shop, customerId: customer.id }
}

function toListed(address: SavedAddress): ListedAddress {
  const isBillingAddress = address.collectionPoint === undefined
  return { ...address, isBillingAddress, isShippingAddress: true }
}
