import { PERSON_LENGTHS, YOUNGEST_CUSTOMER, type PersonFault } from '@saum/domain/person-rules'
import { SHOP_SERVICE } from '@saum/domain/shop-service'
import { AccountSetting } from '#app/features/account/account-page.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { Fields, FieldSpan } from '#app/ui/fields.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ProfileFacts } from './load-profile.ts'
import type { ProfileRefusal, TypedPerson } from './profile-answer.ts'
import { AnswerNotice, ProfileForm, SaveButton } from './profile-form.tsx'

interface PersonPartProps extends Pick<ProfileFacts, 'person' | 'today' | 'says'> {
  refusal: ProfileRefusal | null
}

type FieldName = keyof TypedPerson

export function PersonPart({ person, today, says, refusal }: PersonPartProps) {
  const { t } = useShopText()
  const errors = usePersonErrors(refusal)
  const labels = {
    firstName: t('profile.first_name'),
    lastName: t('profile.last_name'),
    birthDate: t('account.birth_date'),
    phone: t('profile.phone'),
  }
  const fieldOf = (name: FieldName) => ({
    id: `person-${name}`,
    name,
    label: labels[name],
    defaultValue: (refusal?.person ?? person)[name],
    error: errors[name],
  })
  return (
    <AccountSetting title={t('profile.person')} id="person">
      <AnswerNotice done={says === 'saved' ? t('account.saved') : null} refusal={refusal} />
      <ProfileForm intent="person">
        <FaultSummary
          fields={Object.entries(labels).map(([name, label]) => ({
            id: `person-${name}`,
            label,
            error: errors[name as FieldName],
          }))}
        />
        <Fields>
          <FieldSpan columns={3}>
            <TextField
              {...fieldOf('firstName')}
              autoComplete="given-name"
              maxLength={PERSON_LENGTHS.firstName}
            />
          </FieldSpan>
          <FieldSpan columns={3}>
            <TextField
              {...fieldOf('lastName')}
              autoComplete="family-name"
              maxLength={PERSON_LENGTHS.lastName}
            />
          </FieldSpan>
          <FieldSpan columns={3}>
            <TextField
              {...fieldOf('birthDate')}
              type="date"
              autoComplete="bday"
              min="1900-01-01"
              max={today}
              hint={t('account.birth_date_hint')}
            />
          </FieldSpan>
          <FieldSpan columns={3}>
            <TextField
              {...fieldOf('phone')}
              type="tel"
              autoComplete="tel"
              optional
              maxLength={PERSON_LENGTHS.phone}
            />
          </FieldSpan>
        </Fields>
        <SaveButton intent="person" look="filled">
          {t('account.save')}
        </SaveButton>
      </ProfileForm>
    </AccountSetting>
  )
}

function usePersonErrors(refusal: ProfileRefusal | null): Partial<Record<FieldName, string>> {
  const { t, shop } = useShopText()

  function wordsOf({ field, reason }: PersonFault): string {
    if (field === 'birthDate') {
      const isYoung = reason === 'too-young'
      return isYoung
        ? t('profile.too_young', { age: YOUNGEST_CUSTOMER })
        : t('form.birth_date_invalid')
    }
    if (reason === 'too-long') return t('form.too_long', { max: PERSON_LENGTHS[field] })
    if (field !== 'phone') return t('profile.name_invalid')
    return t('form.phone_invalid', { example: SHOP_SERVICE[shop.path].phone })
  }

  return Object.fromEntries(
    (refusal?.personFaults ?? []).map((fault) => [fault.field, wordsOf(fault)]),
  )
}
