import { ADDRESS_LENGTHS } from '@saum/domain/address-rules'
import { postcodeHint } from '@saum/domain/postcodes'
import type { ComponentProps } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Checkbox } from '#app/ui/check.tsx'
import { Fields, FieldSpan } from '#app/ui/fields.tsx'
import { SelectField, type SelectOption } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './address-page.module.css'
import type { AddressFieldName, TypedAddress } from './typed-address.ts'
import { FIELD_NAME, fieldId } from './use-address-fault-words.ts'

interface AddressFieldsProps {
  typed: TypedAddress
  errors: Partial<Record<AddressFieldName, string>>
  countries: readonly SelectOption[]
  hasLockers: boolean
}

/** Street or locker: which of them is asked for follows the tick, also without script. */
export function AddressFields({ typed, errors, countries, hasLockers }: AddressFieldsProps) {
  const { t } = useShopText()
  const field = (name: AddressFieldName) => ({ name, typed, error: errors[name] })
  const isNumeric = postcodeHint(typed.countryCode)?.isNumeric ?? false
  return (
    <Fields>
      <CountryField typed={typed} error={errors.countryCode} countries={countries} />
      <FieldSpan columns={3}>
        <Line {...field('firstName')} autoComplete="given-name" autoCapitalize="words" />
      </FieldSpan>
      <FieldSpan columns={3}>
        <Line {...field('lastName')} autoComplete="family-name" autoCapitalize="words" />
      </FieldSpan>
      {hasLockers && (
        <Checkbox
          name="isLocker"
          value="yes"
          defaultChecked={typed.isLocker}
          label={t('address.parcel_locker')}
        />
      )}
      {hasLockers && (
        <div className={styles.locker}>
          <Fields>
            <FieldSpan columns={3}>
              <Line
                {...field('postNumber')}
                hint={t('address.post_number_hint')}
                inputMode="numeric"
                autoComplete="off"
              />
            </FieldSpan>
            <FieldSpan columns={3}>
              <Line {...field('lockerNumber')} inputMode="numeric" autoComplete="off" />
            </FieldSpan>
          </Fields>
        </div>
      )}
      <div className={styles.street}>
        <Line {...field('street')} autoComplete="address-line1" autoCapitalize="words" />
      </div>
      <FieldSpan columns={2} always>
        <Line
          {...field('zipCode')}
          autoComplete="postal-code"
          autoCapitalize="characters"
          inputMode={isNumeric ? 'numeric' : undefined}
        />
      </FieldSpan>
      <FieldSpan columns={4} always>
        <Line {...field('city')} autoComplete="address-level2" autoCapitalize="words" />
      </FieldSpan>
      <div className={styles.street}>
        <Fields>
          <Line {...field('company')} autoComplete="organization" required={false} />
          <Line {...field('additional')} autoComplete="address-line2" required={false} />
        </Fields>
      </div>
    </Fields>
  )
}

interface LineProps extends Omit<
  ComponentProps<typeof TextField>,
  'name' | 'label' | 'defaultValue'
> {
  name: AddressFieldName
  typed: TypedAddress
}

function Line({ name, typed, ...rest }: LineProps) {
  const { t } = useShopText()
  return (
    <TextField
      required
      spellCheck={false}
      {...rest}
      id={fieldId(name)}
      name={name}
      label={t(FIELD_NAME[name])}
      defaultValue={typed[name]}
      maxLength={ADDRESS_LENGTHS[name]}
    />
  )
}

interface CountryFieldProps extends Pick<AddressFieldsProps, 'typed' | 'countries'> {
  error: string | undefined
}

/** Where there is only one there is nothing to choose. */
function CountryField({ typed, error, countries }: CountryFieldProps) {
  const { t } = useShopText()
  const { countryCode } = typed
  const isKnown = countries.some(({ value }) => value === countryCode)
  if (countries.length === 1 && isKnown) {
    return <input type="hidden" name="countryCode" value={countryCode} />
  }
  return (
    <SelectField
      id={fieldId('countryCode')}
      name="countryCode"
      label={t('address.country')}
      error={error}
      // Also the one the shop does not deliver to any more: nothing is changed behind anybody's back.
      options={isKnown ? countries : [{ value: countryCode, label: countryCode }, ...countries]}
      defaultValue={countryCode}
      autoComplete="country"
    />
  )
}
