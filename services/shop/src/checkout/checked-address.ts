import { isDeepStrictEqual } from 'node:util'
import type { Address, AddressInput } from '@saum/contract/address'
import { isLocker, type AddressUse } from '@saum/domain/address-rules'
import { toPostcode } from '@saum/domain/postcodes'
import type { BranchDocument } from '../documents/branch-document.ts'

/** An address without faults, written the way its country does. */
export function toAddress(input: AddressInput, use: AddressUse): Address {
  const { firstName, lastName, company, street, additional, zipCode, city, countryCode } = input
  const place = { zipCode: toPostcode(zipCode, countryCode) ?? zipCode, city, countryCode }
  if (isLocker(input, use)) {
    const { lockerNumber: key, postNumber: customerKey } = input
    const description = `Packstation ${key}`
    return {
      recipient: { firstName, lastName },
      street: description,
      ...place,
      collectionPoint: { type: 'parcel-locker', key, description, customerKey },
    }
  }
  return {
    recipient: { firstName, lastName, ...(company !== '' && { company }) },
    street,
    ...(additional !== '' && { additional }),
    ...place,
  }
}

/** For whoever collects it themselves. */
export function toBranchAddress(recipient: Address['recipient'], branch: BranchDocument): Address {
  const { street, houseNumber, zipCode, city, countryCode } = branch.address
  return {
    recipient,
    street: houseNumber === undefined ? street : `${street} ${houseNumber}`,
    zipCode,
    city,
    countryCode,
    collectionPoint: { type: 'branch', key: String(branch.id), description: branch.name },
  }
}

/** As somebody would type it. */
export function toAddressInput(address: Address): AddressInput {
  const { recipient, additional = '', zipCode, city, countryCode, collectionPoint } = address
  const isInLocker = collectionPoint?.type === 'parcel-locker'
  return {
    firstName: recipient.firstName,
    lastName: recipient.lastName,
    company: recipient.company ?? '',
    street: isInLocker ? '' : address.street,
    additional,
    zipCode,
    city,
    countryCode,
    lockerNumber: isInLocker ? collectionPoint.key : '',
    postNumber: isInLocker ? (collectionPoint.customerKey ?? '') : '',
  }
}

export function isSameAddress(one: Address, other: Address): boolean {
  return isDeepStrictEqual(one, other)
}
