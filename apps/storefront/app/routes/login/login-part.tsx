import { usePasswordFaultWords } from '#app/features/password/password-fault.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { EmailField, EntryForm } from './entry-form.tsx'
import { EntryTabs, FaceHead } from './face-head.tsx'
import type { LoginFacts } from './load-login.ts'
import { loginPathOf } from './login-path.ts'
import type { LoginRefusal } from './login-refusal.ts'
import styles from './login-page.module.css'
import { ProviderWay } from './provider-way.tsx'

const EMAIL_ID = 'login-email'
const PASSWORD_ID = 'login-password'

interface LoginPartProps extends LoginFacts {
  refusal: LoginRefusal | null
}

export function LoginPart(page: LoginPartProps) {
  const { redirectUrl, reason, refusal } = page
  const { t, richText, shop } = useShopText()
  return (
    <>
      <FaceHead title={t('login.title')} headline={t('login.welcome')} />
      <EntryTabs current="login" redirectUrl={redirectUrl} />
      {!refusal && <Notes {...page} />}
      <LoginForm redirectUrl={redirectUrl} refusal={refusal} />
      <ProviderWay provider={page.provider} />
      <Text tone="soft">{t('login.merge_note')}</Text>
      {reason === 'checkout' && redirectUrl !== null && <GuestWay href={redirectUrl} />}
      <Text tone="soft">
        {richText('login.track_question', {
          trackLink: (
            <TextLink href={`/${shop.path}/order-trackform/`}>{t('login.track_link')}</TextLink>
          ),
        })}
      </Text>
    </>
  )
}

function Notes({ face, reason }: LoginFacts) {
  const { t } = useShopText()
  if (face.kind === 'login' && face.isLoggedOut) {
    return (
      <Notice kind="success" announce>
        {t('login.logged_out')}
      </Notice>
    )
  }
  if (reason === 'email') return <Text tone="soft">{t('login.email_needed')}</Text>
  return reason === 'account' ? <Text tone="soft">{t('login.needed')}</Text> : null
}

function LoginForm({ redirectUrl, refusal }: Pick<LoginPartProps, 'redirectUrl' | 'refusal'>) {
  const { t, shop } = useShopText()
  const faultWords = usePasswordFaultWords()
  const emailError = refusal?.isEmailWrong ? t('form.email_invalid') : undefined
  const passwordError = faultWords(refusal?.passwordFault ?? null)
  return (
    <EntryForm
      intent="login"
      refusal={refusal}
      tooMany={t('login.too_many', { minutes: refusal?.waitMinutes ?? 1 })}
    >
      <FaultSummary
        fields={[
          { id: EMAIL_ID, label: t('login.email'), error: emailError },
          { id: PASSWORD_ID, label: t('login.password'), error: passwordError },
        ]}
      />
      <EmailField id={EMAIL_ID} autoComplete="username" refusal={refusal} error={emailError} />
      <PasswordField
        id={PASSWORD_ID}
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        required
        error={passwordError}
      />
      <div className={styles.forgot}>
        <TextLink alone href={loginPathOf(shop, { forgotten: 'true' }, redirectUrl)}>
          {t('login.forgot')}
        </TextLink>
      </div>
      <Button type="submit" wide>
        {t('login.submit')}
      </Button>
    </EntryForm>
  )
}

/** Nobody needs an account to order. */
function GuestWay({ href }: { href: string }) {
  const { t } = useShopText()
  return (
    <div className={styles.guest}>
      <Headline size={28}>{t('login.guest_title')}</Headline>
      <Text tone="soft">{t('login.guest_hint')}</Text>
      {/* The checkout has a header of its own: it is another document. */}
      <ButtonLink look="line" wide href={href} data-reload="">
        {t('login.guest')}
      </ButtonLink>
    </div>
  )
}
