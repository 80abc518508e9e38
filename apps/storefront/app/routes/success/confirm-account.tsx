import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { Saying } from './saying.ts'
import styles from './success-page.module.css'

interface ConfirmAccountProps {
  token: string
  says: Saying | null
}

const FAULT_WORDS: Readonly<Partial<Record<Saying, PlainKey>>> = {
  'confirm-wrong': 'success.confirm_wrong',
  'too-many': 'success.too_many',
}

/**
 * The link of the mail leads here; the account begins with the press of the button. The password tells
 * whoever asked for it from whoever only has the mail.
 */
export function ConfirmAccount({ token, says }: ConfirmAccountProps) {
  const { t, shop } = useShopText()
  const fault = says === null ? undefined : FAULT_WORDS[says]
  return (
    <EmptyState
      title={t('success.confirm_title')}
      action={
        <form method="post" action={`/${shop.path}/success/`} noValidate className={styles.confirm}>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="token" value={token} />
          <PasswordField
            label={t('login.password')}
            name="password"
            autoComplete="current-password"
            required
            error={fault && t(fault)}
          />
          <Button type="submit">{t('success.confirm')}</Button>
        </form>
      }
    >
      <p>{t('success.confirm_hint')}</p>
    </EmptyState>
  )
}

export function ConfirmedAccount({ isDone }: { isDone: boolean }) {
  const { t, shop } = useShopText()
  return (
    <EmptyState
      title={t(isDone ? 'success.confirmed_title' : 'success.confirm_failed_title')}
      action={<ButtonLink href={`/${shop.path}/`}>{t('success.home')}</ButtonLink>}
    >
      <p>{t(isDone ? 'success.confirmed_hint' : 'success.confirm_failed_hint')}</p>
    </EmptyState>
  )
}
