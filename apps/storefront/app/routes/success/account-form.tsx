import { NewPasswordField } from '#app/features/password/new-password-field.tsx'
import type { PasswordFault } from '#app/features/password/password-fault.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import type { Saying } from './saying.ts'
import styles from './success-page.module.css'

interface AccountFormProps {
  token: string
  says: Saying | null
}

const FAULTS: Readonly<Partial<Record<Saying, PasswordFault>>> = {
  'account-short': 'short',
  'account-long': 'long',
  'account-weak': 'weak',
}

/** Everything else is known from the order. */
export function AccountForm({ token, says }: AccountFormProps) {
  const { t } = useShopText()
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
          {says === 'too-many' && (
            <Notice kind="error" announce>
              {t('success.too_many')}
            </Notice>
          )}
          <form method="post" noValidate className={styles.password}>
            <input type="hidden" name="intent" value="account" />
            <input type="hidden" name="token" value={token} />
            <NewPasswordField
              id="account-password"
              label={t('login.password')}
              fault={says === null ? null : (FAULTS[says] ?? null)}
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
