import { NewPasswordField } from '#app/features/password/new-password-field.tsx'
import { usePasswordFaultWords } from '#app/features/password/password-fault.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { EntryForm } from './entry-form.tsx'
import { FaceHead } from './face-head.tsx'
import type { LoginRefusal } from './login-refusal.ts'

const PASSWORD_ID = 'new-password'

interface PasswordPartProps {
  hash: string
  refusal: LoginRefusal | null
}

/** Behind the link for a forgotten password. */
export function PasswordPart({ hash, refusal }: PasswordPartProps) {
  const { t } = useShopText()
  const faultWords = usePasswordFaultWords()
  const fault = refusal?.passwordFault ?? null
  return (
    <>
      <FaceHead title={t('reset.new_title')}>{t('reset.new_hint')}</FaceHead>
      <EntryForm intent="password" token={hash} refusal={refusal}>
        <FaultSummary
          fields={[{ id: PASSWORD_ID, label: t('reset.new_title'), error: faultWords(fault) }]}
        />
        <NewPasswordField id={PASSWORD_ID} label={t('reset.new_title')} fault={fault} />
        <Button type="submit" wide>
          {t('reset.new_submit')}
        </Button>
      </EntryForm>
    </>
  )
}
