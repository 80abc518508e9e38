import { isDeepStrictEqual } from 'node:util'
import type { Address } from '@saum/contract/address'
import type { Sql } from '../database/database.ts'
import { newId } from '../order/new-id.ts'
import { claimCustomer } from '../session/customer-storage.ts'
import { MAX_ADDRESSES } from './address-book.ts'
import { insertAddress, listAddresses } from './address-storage.ts'

/**
 * What somebody has ordered with need not be typed again. The first address is the default for both uses;
 * a branch is nobody's address.
 */
export async function rememberAddresses(
  sql: Sql,
  customerId: number,
  { shipping, billing, now }: { shipping: Address; billing: Address; now: number },
): Promise<void> {
  if ((await claimCustomer(sql, customerId, now)) === null) return
  const known = await listAddresses(sql, customerId)
  const wanted = isDeepStrictEqual(shipping, billing) ? [shipping] : [shipping, billing]
  const added = wanted.filter(
    (address) =>
      address.collectionPoint?.type !== 'branch' &&
      !known.some(({ id: _, isDefault: __, ...one }) => isDeepStrictEqual(one, address)),
  )
  for (const address of added.slice(0, MAX_ADDRESSES - known.length)) {
    const isLocker = address.collectionPoint !== undefined
    const has = (use: 'billing' | 'shipping') => known.some(({ isDefault }) => isDefault[use])
    const isDefault = { shipping: !has('shipping'), billing: !has('billing') && !isLocker }
    const id = newId()
    await insertAddress(sql, { id, customerId, address, isDefault }, now)
    known.push({ id, ...address, isDefault })
  }
}
