import { ADDRESS_LENGTHS } from '@saum/domain/address-rules'
import { postcodeHint } from '@saum/domain/postcodes'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { SelectOption } from '#app/ui/select-field.tsx'
import type { AddressAnswer, AddressFieldName, TypedAddress } from './typed-address.ts'

export const FIELD_NAME = {
  firstName: 'address.first_name',
  lastName: 'address.last_name',
  company: 'address.company',
  street: 'address.street',
  additional: 'address.address_extra',
  zipCode: 'address.postcode',
  city: 'address.city',
  countryCode: 'address.country',
  lockerNumber: 'address.parcel_locker_number',
  postNumber: 'address.post_number',
} as const satisfies Record<AddressFieldName, PlainKey>

const INVALID: Partial<Record<AddressFieldName, PlainKey>> = {
  firstName: 'address.name_invalid',
  lastName: 'address.name_invalid',
  lockerNumber: 'address.parcel_locker_invalid',
  postNumber: 'address.post_number_invalid',
}

export function fieldId(name: AddressFieldName): string {
  return `address-${name}`
}

/** What is wrong with each field, in the words of the checkout. */
export function useAddressFaultWords(
  answer: AddressAnswer | null,
  { countryCode }: TypedAddress,
  countries: readonly SelectOption[],
): Partial<Record<AddressFieldName, string>> {
  const { t } = useShopText()
  const faults = Object.entries(answer?.faults ?? {}) as [
    AddressFieldName,
    NonNullable<AddressAnswer['faults'][AddressFieldName]>,
  ][]

  function invalidWords(name: AddressFieldName): string {
    if (name !== 'zipCode') return t(INVALID[name] ?? 'address.line_invalid')
    const country = countries.find(({ value }) => value === countryCode)?.label ?? countryCode
    return t('address.postcode_invalid', {
      country,
      example: postcodeHint(countryCode)?.example ?? '',
    })
  }

  function wordsOf([name, reason]: (typeof faults)[number]): string {
    switch (reason) {
      case 'required':
        return t('form.required')
      case 'too-long':
        return t('form.too_long', { max: ADDRESS_LENGTHS[name] })
      case 'web-address':
        return t('address.web_address')
      case 'house-number-missing':
        return t('address.house_number_missing')
      case 'country-not-served':
        return t('address.country_not_served', {
          countries: countries.map(({ label }) => label).join(', '),
        })
      case 'invalid':
        return invalidWords(name)
    }
  }

  return Object.fromEntries(faults.map((fault) => [fault[0], wordsOf(fault)]))
}
