import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import type { Saying } from './saying.ts'
import styles from './success-page.module.css'

interface AccountFormProps {
  token: string
  says: Saying | null
}

const FAULT_WORDS: Readonly<Partial<Record<Saying, PlainKey>>> = {
  'account-weak': 'success.password_weak',
  'too-many': 'success.too_many',
}

/** Everything else is known from the order. */
export function AccountForm({ token, says }: AccountFormProps) {
  const { t } = useShopText()
  const fault = says === null ? undefined : FAULT_WORDS[says]
  return (
    <section className={styles.account} id="account">
      <Headline>{t('success.create_account')}</Headline>
      {says === 'account-sent' ? (
        <Notice kind="success">{t('success.account_sent')}</Notice>
      ) : (
        <>
          <Text tone="soft" measure>
            {t('success.create_account_hint')}
          </Text>
          <form method="post" noValidate className={styles.password}>
            <input type="hidden" name="intent" value="account" />
            <input type="hidden" name="token" value={token} />
            <PasswordField
              label={t('login.password')}
              name="password"
              autoComplete="new-password"
              required
              hint={t('success.password_hint')}
              error={fault && t(fault)}
            />
            <Button type="submit" look="line">
              {t('success.create_account')}
            </Button>
          </form>
        </>
      )}
    </section>
  )
}
