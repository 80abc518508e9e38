import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { EmailField, EntryForm } from './entry-form.tsx'
import { FaceHead } from './face-head.tsx'
import { loginPathOf } from './login-path.ts'
import type { LoginRefusal } from './login-refusal.ts'

const EMAIL_ID = 'reset-email'

interface ForgottenPartProps {
  redirectUrl: string | null
  /** They come from a link that was of no use any more. */
  isLinkExpired: boolean
  refusal: LoginRefusal | null
}

export function ForgottenPart({ redirectUrl, isLinkExpired, refusal }: ForgottenPartProps) {
  const { t, shop } = useShopText()
  const emailError = refusal?.isEmailWrong ? t('form.email_invalid') : undefined
  return (
    <>
      <FaceHead title={t('reset.title')}>{t('reset.hint')}</FaceHead>
      {isLinkExpired && !refusal && (
        <Notice kind="error" announce>
          {t('reset.link_expired')}
        </Notice>
      )}
      <EntryForm intent="forgotten" refusal={refusal}>
        <FaultSummary fields={[{ id: EMAIL_ID, label: t('login.email'), error: emailError }]} />
        <EmailField id={EMAIL_ID} autoComplete="username" refusal={refusal} error={emailError} />
        <Button type="submit" wide>
          {t('reset.submit')}
        </Button>
      </EntryForm>
      <div>
        <TextLink alone href={loginPathOf(shop, {}, redirectUrl)}>
          {t('login.back')}
        </TextLink>
      </div>
    </>
  )
}
