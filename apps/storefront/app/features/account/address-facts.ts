import type { SavedAddress } from '@saum/contract/address'
import type { Shop } from '@saum/domain/shops'
import { addressLines } from '#app/ui/address-lines.ts'

/** What the account shows of a saved address. */
export interface AddressFacts {
  id: number
  lines: string[]
  /** Goods may go there, bills may not. */
  isLocker: boolean
  isDefault: SavedAddress['isDefault']
}

export function toAddressFacts(address: SavedAddress, shop: Shop): AddressFacts {
  return {
    id: address.id,
    lines: addressLines(address, shop),
    isLocker: address.collectionPoint !== undefined,
    isDefault: address.isDefault,
  }
}
