import { getShopUserAddresses } from '@saum/contract/address-book'
import type { Backend } from '@saum/contract/backend'
import type { Shop } from '@saum/domain/shops'
import { toAddressFacts, type AddressFacts } from '#app/features/account/address-facts.ts'

/** The address book of the customer, defaults first; for `AddressSection`. */
export async function loadAddresses(backend: Backend, shop: Shop): Promise<AddressFacts[]> {
  const found = await backend.call(getShopUserAddresses, {})
  return found.ok ? found.value.map((address) => toAddressFacts(address, shop)) : []
}
