import type { SavedAddress } from '@saum/contract/address'
import { AccountPage } from '#app/features/account/account-page.tsx'
import { ADDRESS_SAYINGS } from '#app/features/account/address-sayings.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/check.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { SelectOption } from '#app/ui/select-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import { AddressFields } from './address-fields.tsx'
import styles from './address-page.module.css'
import { ADDRESS_FIELDS, type AddressAnswer, type TypedAddress } from './typed-address.ts'
import { FIELD_NAME, fieldId, useAddressFaultWords } from './use-address-fault-words.ts'

interface AddressPageProps {
  /** `null` for a new one. */
  id: number | null
  typed: TypedAddress
  isDefault: SavedAddress['isDefault']
  countries: readonly SelectOption[]
  hasLockers: boolean
  answer: AddressAnswer | null
}

/** An address of the book, with the fields, rules and words of the checkout. */
export function AddressPage(props: AddressPageProps) {
  const { id, isDefault, countries, answer } = props
  const { t, shop } = useShopText()
  const typed = answer?.typed ?? props.typed
  const errors = useAddressFaultWords(answer, typed, countries)
  return (
    <AccountPage
      title={t(id === null ? 'account.address_new' : 'account.address_edit')}
      current="profile"
    >
      <form method="post" className={styles.form} noValidate>
        {id !== null && <input type="hidden" name="id" value={id} />}
        <FaultSummary
          fields={ADDRESS_FIELDS.map((name) => ({
            id: fieldId(name),
            label: t(FIELD_NAME[name]),
            error: errors[name],
          }))}
        />
        {answer?.refusal != null && (
          <Notice kind="error" announce>
            {t(ADDRESS_SAYINGS[answer.refusal].words)}
          </Notice>
        )}
        <AddressFields
          typed={typed}
          errors={errors}
          countries={countries}
          hasLockers={props.hasLockers}
        />
        <div className={styles.uses}>
          <UseCheck use="shipping" isDefault={isDefault} wanted={answer?.wanted} />
          <UseCheck use="billing" isDefault={isDefault} wanted={answer?.wanted} />
        </div>
        <div className={styles.acts}>
          <Button type="submit">{t('account.address_save')}</Button>
          <TextLink alone href={`/${shop.path}/account/profile-details/#addresses`}>
            {t('account.address_back')}
          </TextLink>
        </div>
      </form>
    </AccountPage>
  )
}

interface UseCheckProps {
  use: 'shipping' | 'billing'
  isDefault: SavedAddress['isDefault']
  wanted: SavedAddress['isDefault'] | undefined
}

/** What is a default stays one until another address is. */
function UseCheck({ use, isDefault, wanted }: UseCheckProps) {
  const { t } = useShopText()
  const isBilling = use === 'billing'
  if (isDefault[use]) {
    return (
      <Text tone="soft">
        {t(
          isBilling ? 'account.address_default_is_billing' : 'account.address_default_is_delivery',
        )}
      </Text>
    )
  }
  return (
    <Checkbox
      name={use}
      value="yes"
      defaultChecked={wanted?.[use] ?? false}
      label={t(isBilling ? 'account.address_default_billing' : 'account.address_default_delivery')}
    />
  )
}
