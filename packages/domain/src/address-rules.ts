import { deliveryTermsOf } from './delivery-terms.ts'
import { toPostcode } from './postcodes.ts'
import type { Shop } from './shops.ts'
import { holdsWebAddress } from './web-address.ts'

/** An address as it was typed; fields that do not apply are empty. */
export interface TypedAddress {
  firstName: string
  lastName: string
  company: string
  street: string
  additional: string
  zipCode: string
  city: string
  countryCode: string
  lockerNumber: string
  postNumber: string
  /** Without a word whoever fills in a number of a locker means one. */
  isLocker?: boolean | undefined
}

export type AddressField = Exclude<keyof TypedAddress, 'isLocker'>

export interface AddressFault {
  field: AddressField
  reason:
    | 'required'
    | 'invalid'
    | 'too-long'
    | 'web-address'
    | 'house-number-missing'
    | 'country-not-served'
}

export type AddressUse = 'shipping' | 'billing'

/** What fits on a label. */
export const ADDRESS_LENGTHS: Readonly<Record<AddressField, number>> = {
  firstName: 40,
  lastName: 40,
  company: 60,
  street: 60,
  additional: 60,
  zipCode: 12,
  city: 50,
  countryCode: 2,
  lockerNumber: 3,
  postNumber: 10,
}

/** There a street without a number cannot be found. */
const NUMBERED_COUNTRIES: ReadonlySet<string> = new Set(['DE', 'AT', 'CH'])
const LOCKER_COUNTRY = 'DE'

const NAME = /^\p{L}[\p{L}\p{M}'’.\- ]*$/u
/** Neither markup nor pictures nor brackets of any script language. */
const LINE = /^[\p{L}\p{M}\p{N} '’"“”„«».,:;()/&+#°ªº\-–]*$/u

/** Countries the shop delivers to, its own first. */
export function countriesOf(shop: Shop): readonly string[] {
  const all = deliveryTermsOf(shop).zones.flatMap(({ countries }) => countries)
  return all.toSorted(
    (one, other) =>
      Number(other === shop.country) - Number(one === shop.country) || (one < other ? -1 : 1),
  )
}

export function hasLockers(shop: Shop): boolean {
  return shop.path === 'de'
}

/** Goods may go to a locker, an invoice may not. */
export function isLocker(address: TypedAddress, use: AddressUse = 'shipping'): boolean {
  if (use === 'billing') return false
  const hasNumber = address.lockerNumber !== '' || address.postNumber !== ''
  return address.isLocker ?? hasNumber
}

/** What is not right yet, in the order of the form; nothing for an address we can send something to. */
export function addressFaults(shop: Shop, address: TypedAddress, use: AddressUse): AddressFault[] {
  const toLocker = isLocker(address, use)
  const fields: readonly AddressField[] = toLocker
    ? ['firstName', 'lastName', 'postNumber', 'lockerNumber', 'zipCode', 'city', 'countryCode']
    : ['firstName', 'lastName', 'company', 'street', 'additional', 'zipCode', 'city', 'countryCode']
  return fields.flatMap((field) => {
    const reason = faultOf(shop, address, field, toLocker)
    return reason === null ? [] : { field, reason }
  })
}

function faultOf(
  shop: Shop,
  address: TypedAddress,
  field: AddressField,
  toLocker: boolean,
): AddressFault['reason'] | null {
  const text = address[field].trim()
  if (text === '') return field === 'company' || field === 'additional' ? null : 'required'
  if (text.length > ADDRESS_LENGTHS[field]) return 'too-long'
  // Mails repeat the address of an order, and a guest may have typed the e-mail address of another person.
  if (holdsWebAddress(text)) return 'web-address'
  switch (field) {
    case 'firstName':
    case 'lastName':
      return NAME.test(text) ? null : 'invalid'
    case 'countryCode':
      return isServed(shop, text, toLocker) ? null : 'country-not-served'
    case 'zipCode':
      // Which codes are right is not known for a country nobody delivers to; that is said there.
      return !countriesOf(shop).includes(address.countryCode) ||
        toPostcode(text, address.countryCode) !== null
        ? null
        : 'invalid'
    case 'lockerNumber':
      return /^[1-9]\d\d$/.test(text) ? null : 'invalid'
    case 'postNumber':
      return /^\d{6,10}$/.test(text) ? null : 'invalid'
    case 'street':
      return streetFault(text, address)
    default:
      return LINE.test(text) ? null : 'invalid'
  }
}

function isServed(shop: Shop, countryCode: string, toLocker: boolean): boolean {
  if (toLocker && (!hasLockers(shop) || countryCode !== LOCKER_COUNTRY)) return false
  return countriesOf(shop).includes(countryCode)
}

/** The number may stand in the line below: some houses have a name. */
function streetFault(text: string, address: TypedAddress): AddressFault['reason'] | null {
  if (!LINE.test(text) || !/\p{L}/u.test(text)) return 'invalid'
  const isNumbered = /\d/.test(text + address.additional)
  return isNumbered || !NUMBERED_COUNTRIES.has(address.countryCode) ? null : 'house-number-missing'
}
