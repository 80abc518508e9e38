import { ADDRESS_LENGTHS } from '@saum/domain/address-rules'
import { postcodeHint } from '@saum/domain/postcodes'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { SelectOption } from '#app/ui/select-field.tsx'
import type { HolderFault, HolderField, TypedHolder } from './typed-holder.ts'

export const FIELD_NAME = {
  firstName: 'address.first_name',
  lastName: 'address.last_name',
  street: 'address.street',
  zipCode: 'address.postcode',
  city: 'address.city',
  countryCode: 'address.country',
  birthDate: 'card.birth_date',
  acceptTerms: 'card.terms_link',
} as const satisfies Record<HolderField, PlainKey>

export function fieldId(name: HolderField): string {
  return `card-${name}`
}

/** What is wrong with each field, in the words of the checkout. */
export function useHolderFaultWords(
  faults: Readonly<Partial<Record<HolderField, HolderFault['reason']>>>,
  { countryCode }: TypedHolder,
  countries: readonly SelectOption[],
): Partial<Record<HolderField, string>> {
  const { t } = useShopText()

  function invalidWords(name: HolderField): string {
    if (name === 'birthDate') return t('form.birth_date_invalid')
    if (name === 'firstName' || name === 'lastName') return t('address.name_invalid')
    if (name !== 'zipCode') return t('address.line_invalid')
    const country = countries.find(({ value }) => value === countryCode)?.label ?? countryCode
    const example = postcodeHint(countryCode)?.example ?? ''
    return t('address.postcode_invalid', { country, example })
  }

  function wordsOf(name: HolderField, reason: HolderFault['reason']): string {
    switch (reason) {
      case 'required':
        return t(name === 'acceptTerms' ? 'card.accept_missing' : 'form.required')
      case 'too-long':
        return t('form.too_long', { max: lengthOf(name) })
      case 'web-address':
        return t('address.web_address')
      case 'house-number-missing':
        return t('address.house_number_missing')
      case 'country-not-served':
        return t('address.country_not_served', {
          countries: countries.map(({ label }) => label).join(', '),
        })
      case 'too-young':
        return t('form.too_young')
      case 'in-future':
      case 'too-early':
        return t('form.birth_date_invalid')
      case 'invalid':
        return invalidWords(name)
    }
  }

  const entries = Object.entries(faults) as [HolderField, HolderFault['reason']][]
  return Object.fromEntries(entries.map(([name, reason]) => [name, wordsOf(name, reason)]))
}

function lengthOf(name: HolderField): number {
  return name === 'birthDate' || name === 'acceptTerms' ? 0 : ADDRESS_LENGTHS[name]
}
