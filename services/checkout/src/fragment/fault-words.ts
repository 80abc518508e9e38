import { ADDRESS_LENGTHS, type AddressField } from '@saum/domain/address-rules'
import { postcodeHint } from '@saum/domain/postcodes'
import { SHOP_SERVICE } from '@saum/domain/shop-service'
import type { FieldFault } from '@saum/contract/checkout'
import type { MessageKey, ShopText } from '../shop-text.ts'
import type { FragmentView } from './view.ts'

const MAX_LENGTH = 100

export const FIELD_NAMES: Readonly<Record<string, MessageKey>> = {
  email: 'email',
  phone: 'phone',
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  street: 'street',
  additional: 'address_extra',
  zipCode: 'postcode',
  city: 'city',
  countryCode: 'country',
  lockerNumber: 'parcel_locker_number',
  postNumber: 'post_number',
}

const INVALID: Readonly<Record<string, MessageKey>> = {
  email: 'email_invalid',
  firstName: 'name_invalid',
  lastName: 'name_invalid',
  lockerNumber: 'parcel_locker_invalid',
  postNumber: 'post_number_invalid',
}

const MISSING: Readonly<Record<string, MessageKey>> = {
  option: 'option_missing',
  branch: 'branch_missing',
  payment: 'payment_missing',
  terms: 'terms_missing',
  account: 'account_title',
}

/** What is wrong with a field, said so that it can be put right. */
export function faultWords(view: FragmentView, { field, reason }: FieldFault): string {
  const { text, state } = view
  const [group, name = group] = field.split('.') as [string, string?]
  switch (reason) {
    case 'required':
      return text.t(MISSING[field] ?? 'required')
    case 'too-long':
      return text.t('too_long', { max: lengthOf(name) })
    case 'web-address':
      return text.t('web_address')
    case 'house-number-missing':
      return text.t('house_number_missing')
    case 'country-not-served':
      return text.t('country_not_served', { countries: countryNames(view) })
    case 'not-available':
      return text.t('not_available')
    case 'invalid': {
      const { addresses } = state
      const { countryCode } = group === 'billing' ? addresses.billing : addresses.shipping
      return invalidWords(text, name, countryCode)
    }
  }
}

/** The same where the field is out of sight: with its name, and which of two addresses it is in. */
export function namedFaultWords(view: FragmentView, fault: FieldFault): string {
  const { t } = view.text
  const words = faultWords(view, fault)
  const [group, name = group] = fault.field.split('.') as [string, string?]
  const key = FIELD_NAMES[name]
  if (key === undefined) return words
  const label = group === 'billing' ? `${t('billing_address')}, ${t(key)}` : t(key)
  return t('fault_named', { name: label, words })
}

export function invalidWords(text: ShopText, name: string, countryCode: string): string {
  if (name === 'zipCode') return postcodeWords(text, countryCode)
  if (name === 'phone') {
    return text.t('phone_invalid', { example: SHOP_SERVICE[text.shop.path].phone })
  }
  return text.t(INVALID[name] ?? 'line_invalid')
}

function postcodeWords(text: ShopText, countryCode: string): string {
  const { example = '' } = postcodeHint(countryCode) ?? {}
  const country = text.country(countryCode === '' ? text.shop.country : countryCode)
  return text.t('postcode_invalid', { country, example })
}

export function lengthOf(name: string): number {
  return Object.hasOwn(ADDRESS_LENGTHS, name) ? ADDRESS_LENGTHS[name as AddressField] : MAX_LENGTH
}

function countryNames({ text, state }: FragmentView): string {
  return state.countries.map((code) => text.country(code)).join(', ')
}
