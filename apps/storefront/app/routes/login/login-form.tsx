import { useEffect, useRef } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { LoginRefusal } from './log-in.ts'
import styles from './login-page.module.css'

const EMAIL_ID = 'login-email'
const PASSWORD_ID = 'login-password'

/** How long the shop remembers what was tried in vain. */
const WAIT_MINUTES = 15

/** A plain form to the page itself: it sends e-mail and password to the shop and to nobody else. */
export function LoginForm({ refusal }: { refusal: LoginRefusal | null }) {
  const { t } = useShopText()
  const emailError = refusal?.isEmailWrong ? t('form.email_invalid') : undefined
  const passwordError = refusal?.isPasswordMissing ? t('form.required') : undefined
  return (
    <form method="post" noValidate>
      <Fields>
        {refusal && refusal.problem !== 'incomplete' && <Refusal problem={refusal.problem} />}
        <FaultSummary
          fields={[
            { id: EMAIL_ID, label: t('login.email'), error: emailError },
            { id: PASSWORD_ID, label: t('login.password'), error: passwordError },
          ]}
        />
        <TextField
          id={EMAIL_ID}
          label={t('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          defaultValue={refusal?.email}
          error={emailError}
        />
        <PasswordField
          id={PASSWORD_ID}
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          maxLength={200}
          required
          error={passwordError}
        />
        <Button type="submit" wide>
          {t('login.submit')}
        </Button>
      </Fields>
    </form>
  )
}

/** The page is a new one: whoever cannot see it begins with what went wrong. */
function Refusal({ problem }: { problem: 'mismatch' | 'too-many' }) {
  const { t } = useShopText()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const words = {
    mismatch: t('login.failed'),
    'too-many': t('login.too_many', { minutes: WAIT_MINUTES }),
  }
  return (
    <div ref={notice} tabIndex={-1} className={styles.refusal}>
      <Notice kind="error" announce>
        {words[problem]}
      </Notice>
    </div>
  )
}
