import { AccountSetting } from '#app/features/account/account-page.tsx'
import { NewPasswordField } from '#app/features/password/new-password-field.tsx'
import { usePasswordFaultWords } from '#app/features/password/password-fault.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import type { ProfileFacts } from './load-profile.ts'
import type { ProfileRefusal } from './profile-answer.ts'
import { AnswerNotice, ProfileForm, SaveButton, useFormKey } from './profile-form.tsx'

const OLD_ID = 'password-current'
const NEW_ID = 'password-new'

interface PasswordPartProps extends Pick<ProfileFacts, 'email' | 'hasPassword' | 'says'> {
  refusal: ProfileRefusal | null
}

export function PasswordPart({ email, hasPassword, says, refusal }: PasswordPartProps) {
  const { t } = useShopText()
  const formKey = useFormKey(says === 'password')
  return (
    <AccountSetting title={t('profile.password')} hint={t('profile.password_hint')} id="password">
      <AnswerNotice done={says === 'password' ? t('reset.done') : null} refusal={refusal} />
      {hasPassword ? <ChangeForm key={formKey} email={email} refusal={refusal} /> : <NoPassword />}
    </AccountSetting>
  )
}

/** Who came by another provider may have one beside, by the mail for those who have forgotten theirs. */
function NoPassword() {
  const { t, richText, shop } = useShopText()
  const href = `/${shop.path}/login/?forgotten=true`
  return (
    <Text>
      {richText('profile.password_none', {
        setLink: <TextLink href={href}>{t('profile.password_set')}</TextLink>,
      })}
    </Text>
  )
}

function ChangeForm({ email, refusal }: Pick<PasswordPartProps, 'email' | 'refusal'>) {
  const { t } = useShopText()
  const faultWords = usePasswordFaultWords()
  const oldError = faultWords(refusal?.passwordFault ?? null, t('profile.password_wrong'))
  const newFault = refusal?.newPasswordFault ?? null
  return (
    <ProfileForm intent="password">
      <FaultSummary
        fields={[
          { id: OLD_ID, label: t('account.password_current'), error: oldError },
          { id: NEW_ID, label: t('account.password_new'), error: faultWords(newFault) },
        ]}
      />
      {/* Managers of passwords learn from it whose password is changed. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <Fields>
        <PasswordField
          id={OLD_ID}
          label={t('account.password_current')}
          name="password"
          autoComplete="current-password"
          required
          error={oldError}
        />
        <NewPasswordField
          id={NEW_ID}
          name="newPassword"
          label={t('account.password_new')}
          fault={newFault}
        />
      </Fields>
      <SaveButton intent="password">{t('account.password_change')}</SaveButton>
    </ProfileForm>
  )
}
