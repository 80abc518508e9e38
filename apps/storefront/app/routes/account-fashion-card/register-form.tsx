import { ADDRESS_LENGTHS } from '@saum/domain/address-rules'
import type { ComponentProps } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/check.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { Fields, FieldSpan } from '#app/ui/fields.tsx'
import { SelectField, type SelectOption } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './join-card.module.css'
import { HOLDER_FIELDS, type CardAnswer, type TypedHolder } from './typed-holder.ts'
import { FIELD_NAME, fieldId, useHolderFaultWords } from './use-holder-fault-words.ts'

interface RegisterFormProps {
  known: TypedHolder
  countries: readonly SelectOption[]
  answer: Extract<CardAnswer, { form: 'register' }> | null
}

export function RegisterForm({ known, countries, answer }: RegisterFormProps) {
  const { t } = useShopText()
  const typed = answer?.typed ?? known
  const errors = useHolderFaultWords(answer?.faults ?? {}, typed, countries)
  return (
    <form method="post" action="#register" className={styles.form} noValidate>
      <input type="hidden" name="intent" value="register" />
      <FaultSummary
        fields={[...HOLDER_FIELDS, 'acceptTerms' as const].map((name) => ({
          id: fieldId(name),
          label: t(FIELD_NAME[name]),
          error: errors[name],
        }))}
      />
      <HolderFields typed={typed} errors={errors} countries={countries} />
      <div className={styles.checks}>
        <TermsCheck isChecked={answer?.acceptTerms ?? false} error={errors.acceptTerms} />
        <Checkbox
          name="newsletter"
          value="yes"
          defaultChecked={answer?.newsletter ?? false}
          label={t('card.newsletter')}
        />
      </div>
      <div>
        <Button type="submit">{t('card.register')}</Button>
      </div>
    </form>
  )
}

interface HolderFieldsProps {
  typed: TypedHolder
  errors: ReturnType<typeof useHolderFaultWords>
  countries: readonly SelectOption[]
}

function HolderFields({ typed, errors, countries }: HolderFieldsProps) {
  const { t } = useShopText()
  const line = (name: Exclude<keyof TypedHolder, 'countryCode' | 'birthDate'>) => ({
    name,
    id: fieldId(name),
    label: t(FIELD_NAME[name]),
    defaultValue: typed[name],
    error: errors[name],
    maxLength: ADDRESS_LENGTHS[name],
  })
  return (
    <Fields>
      <FieldSpan columns={3}>
        <Line {...line('firstName')} autoComplete="given-name" autoCapitalize="words" />
      </FieldSpan>
      <FieldSpan columns={3}>
        <Line {...line('lastName')} autoComplete="family-name" autoCapitalize="words" />
      </FieldSpan>
      <Line {...line('street')} autoComplete="address-line1" autoCapitalize="words" />
      <FieldSpan columns={2} always>
        <Line {...line('zipCode')} autoComplete="postal-code" />
      </FieldSpan>
      <FieldSpan columns={4} always>
        <Line {...line('city')} autoComplete="address-level2" autoCapitalize="words" />
      </FieldSpan>
      {countries.length === 1 ? (
        <input type="hidden" name="countryCode" value={typed.countryCode} />
      ) : (
        <SelectField
          id={fieldId('countryCode')}
          name="countryCode"
          label={t('address.country')}
          error={errors.countryCode}
          options={countries}
          defaultValue={typed.countryCode}
          autoComplete="country"
        />
      )}
      <TextField
        id={fieldId('birthDate')}
        name="birthDate"
        type="date"
        label={t('card.birth_date')}
        hint={t('card.birth_date_hint')}
        error={errors.birthDate}
        optional
        defaultValue={typed.birthDate}
        min="1900-01-01"
        autoComplete="bday"
      />
    </Fields>
  )
}

function Line(props: ComponentProps<typeof TextField>) {
  return <TextField required spellCheck={false} {...props} />
}

function TermsCheck({ isChecked, error }: { isChecked: boolean; error: string | undefined }) {
  const { t, richText, shop } = useShopText()
  return (
    <Checkbox
      id={fieldId('acceptTerms')}
      name="acceptTerms"
      value="yes"
      defaultChecked={isChecked}
      error={error}
      label={richText('card.accept_terms', {
        termsLink: (
          <TextLink href={`/${shop.path}/s/fashion-card/`}>{t('card.terms_link')}</TextLink>
        ),
      })}
    />
  )
}
