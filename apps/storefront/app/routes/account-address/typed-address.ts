import type { AddressInput, SavedAddress } from '@saum/contract/address'
import type { AddressFault } from '@saum/domain/address-rules'
import type { Shop } from '@saum/domain/shops'

export type TypedAddress = Required<AddressInput>

/** Both fields of a locker are empty where it is none. */
export const ADDRESS_FIELDS = [
  'countryCode',
  'firstName',
  'lastName',
  'postNumber',
  'lockerNumber',
  'street',
  'zipCode',
  'city',
  'company',
  'additional',
] as const satisfies readonly (keyof TypedAddress)[]

export type AddressFieldName = (typeof ADDRESS_FIELDS)[number]

/** What a form led to that was not right yet. */
export interface AddressAnswer {
  typed: TypedAddress
  wanted: SavedAddress['isDefault']
  faults: Readonly<Partial<Record<AddressFieldName, AddressFault['reason']>>>
  /** A bill cannot go to a locker, and more than so many addresses are no address book. */
  refusal: 'not-for-bills' | 'too-many-addresses' | null
}

/** A form nobody has typed in yet, with the names the shop knows. */
export function emptyAddress(
  { country }: Shop,
  { firstName, lastName }: Pick<TypedAddress, 'firstName' | 'lastName'>,
): TypedAddress {
  return {
    firstName,
    lastName,
    company: '',
    street: '',
    additional: '',
    zipCode: '',
    city: '',
    countryCode: country,
    lockerNumber: '',
    postNumber: '',
    isLocker: false,
  }
}

/** A saved address as somebody would have typed it. */
export function toTypedAddress(address: SavedAddress): TypedAddress {
  const { recipient, collectionPoint: locker } = address
  return {
    firstName: recipient.firstName,
    lastName: recipient.lastName,
    company: recipient.company ?? '',
    street: locker ? '' : address.street,
    additional: address.additional ?? '',
    zipCode: address.zipCode,
    city: address.city,
    countryCode: address.countryCode,
    lockerNumber: locker?.key ?? '',
    postNumber: locker?.customerKey ?? '',
    isLocker: locker !== undefined,
  }
}
