import { NewPasswordField } from '#app/features/password/new-password-field.tsx'
import { usePasswordFaultWords } from '#app/features/password/password-fault.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/check.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import { EmailField, EntryForm } from './entry-form.tsx'
import { EntryTabs, FaceHead } from './face-head.tsx'
import type { LoginFacts } from './load-login.ts'
import type { LoginRefusal } from './login-refusal.ts'
import { ProviderWay } from './provider-way.tsx'

const EMAIL_ID = 'register-email'
const PASSWORD_ID = 'register-password'

interface RegisterPartProps extends LoginFacts {
  refusal: LoginRefusal | null
}

/** E-mail and password, nothing else: everything more is asked for when it is needed. */
export function RegisterPart(page: RegisterPartProps) {
  const { redirectUrl, provider, privacyHref, refusal } = page
  const { t } = useShopText()
  return (
    <>
      <FaceHead title={t('login.tab_register')} headline={t('register.title')} />
      <EntryTabs current="register" redirectUrl={redirectUrl} />
      <Text tone="soft">{t('register.benefits')}</Text>
      <RegisterForm privacyHref={privacyHref} refusal={refusal} />
      <ProviderWay provider={provider} />
    </>
  )
}

function RegisterForm({
  privacyHref,
  refusal,
}: Pick<RegisterPartProps, 'privacyHref' | 'refusal'>) {
  const { t, richText } = useShopText()
  const faultWords = usePasswordFaultWords()
  const passwordFault = refusal?.passwordFault ?? null
  const emailError = refusal?.isEmailWrong ? t('form.email_invalid') : undefined
  return (
    <EntryForm intent="register" refusal={refusal}>
      <FaultSummary
        fields={[
          { id: EMAIL_ID, label: t('login.email'), error: emailError },
          { id: PASSWORD_ID, label: t('login.password'), error: faultWords(passwordFault) },
        ]}
      />
      <EmailField id={EMAIL_ID} autoComplete="email" refusal={refusal} error={emailError} />
      <NewPasswordField id={PASSWORD_ID} label={t('login.password')} fault={passwordFault} />
      <Checkbox
        name="newsletter"
        label={t('register.newsletter')}
        defaultChecked={refusal?.wantsNewsletter}
      />
      {privacyHref !== null && (
        <Text tone="soft" size={12}>
          {richText('register.privacy_note', {
            privacyLink: <TextLink href={privacyHref}>{t('register.privacy_link')}</TextLink>,
          })}
        </Text>
      )}
      <Button type="submit" wide>
        {t('register.submit')}
      </Button>
    </EntryForm>
  )
}
