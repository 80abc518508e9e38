import { AccountSetting } from '#app/features/account/account-page.tsx'
import { usePasswordFaultWords } from '#app/features/password/password-fault.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import type { ProfileFacts } from './load-profile.ts'
import type { ProfileRefusal } from './profile-answer.ts'
import { AnswerNotice, ProfileForm, SaveButton, useFormKey } from './profile-form.tsx'
import styles from './profile-page.module.css'

const EMAIL_ID = 'email-new'
const PASSWORD_ID = 'email-password'

interface EmailPartProps extends Omit<ProfileFacts, 'person' | 'today' | 'devices' | 'addresses'> {
  refusal: ProfileRefusal | null
}

export function EmailPart(page: EmailPartProps) {
  const { email, pendingEmail, isEmailVerified, says, refusal } = page
  const { t } = useShopText()
  const formKey = useFormKey(says === 'email-sent')
  return (
    <AccountSetting title={t('profile.email')} hint={t('profile.email_hint')} id="email">
      <AnswerNotice
        done={says === 'verify-sent' ? t('profile.verify_sent') : null}
        refusal={refusal}
      />
      {pendingEmail !== null && (
        <div className={styles.pending}>
          <Notice announce={says === 'email-sent'}>
            {t('account.email_change_sent', { newEmail: pendingEmail })}
          </Notice>
        </div>
      )}
      <div className={styles.pending}>
        <Text>{t('profile.email_current', { email })}</Text>
      </div>
      {!isEmailVerified && <Unverified />}
      <details key={formKey} className={styles.change} open={refusal?.intent === 'email'}>
        <summary>{t('account.email_change')}</summary>
        <ChangeForm {...page} />
      </details>
    </AccountSetting>
  )
}

function Unverified() {
  const { t } = useShopText()
  return (
    <ProfileForm intent="verify">
      <Notice>
        <p>{t('profile.email_unverified')}</p>
        <TextButton alone type="submit">
          {t('profile.verify_request')}
        </TextButton>
      </Notice>
    </ProfileForm>
  )
}

function ChangeForm({ hasPassword, refusal }: EmailPartProps) {
  const { t } = useShopText()
  const faultWords = usePasswordFaultWords()
  const emailErrors = { invalid: t('form.email_invalid'), same: t('profile.email_same') }
  const emailError = refusal?.emailFault ? emailErrors[refusal.emailFault] : undefined
  const passwordError = faultWords(refusal?.passwordFault ?? null, t('profile.password_wrong'))
  return (
    <ProfileForm intent="email">
      <FaultSummary
        fields={[
          { id: EMAIL_ID, label: t('profile.email_new'), error: emailError },
          { id: PASSWORD_ID, label: t('account.password_current'), error: passwordError },
        ]}
      />
      <Fields>
        <TextField
          id={EMAIL_ID}
          label={t('profile.email_new')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          defaultValue={refusal?.email}
          error={emailError}
        />
        {hasPassword && (
          <PasswordField
            id={PASSWORD_ID}
            label={t('account.password_current')}
            name="password"
            autoComplete="current-password"
            required
            error={passwordError}
          />
        )}
      </Fields>
      <SaveButton intent="email">{t('account.email_change')}</SaveButton>
    </ProfileForm>
  )
}
