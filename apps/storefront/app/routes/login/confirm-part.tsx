import { usePasswordFaultWords } from '#app/features/password/password-fault.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { EntryForm } from './entry-form.tsx'
import { FaceHead } from './face-head.tsx'
import type { LoginRefusal } from './login-refusal.ts'

const PASSWORD_ID = 'confirm-password'

interface ConfirmPartProps {
  token: string
  refusal: LoginRefusal | null
}

/** Behind the link that makes an account one; also of those who have ordered first. */
export function ConfirmPart({ token, refusal }: ConfirmPartProps) {
  const { t } = useShopText()
  const faultWords = usePasswordFaultWords()
  const error = faultWords(refusal?.passwordFault ?? null, t('register.confirm_wrong'))
  return (
    <>
      <FaceHead title={t('register.confirm_title')}>{t('register.confirm_hint')}</FaceHead>
      <EntryForm intent="confirm" token={token} refusal={refusal}>
        <FaultSummary fields={[{ id: PASSWORD_ID, label: t('login.password'), error }]} />
        <PasswordField
          id={PASSWORD_ID}
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          required
          error={error}
        />
        <Button type="submit" wide>
          {t('register.confirm')}
        </Button>
      </EntryForm>
    </>
  )
}
