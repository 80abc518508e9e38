import { retentionYearsOf } from '@saum/domain/retention'
import { AccountSetting } from '#app/features/account/account-page.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Arrival } from '#app/ui/arrival.tsx'
import { Button } from '#app/ui/button.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './data-page.module.css'
import type { DeletionRefusal } from './delete-own-account.ts'

interface DeleteSectionProps {
  hasPassword: boolean
  refusal: DeletionRefusal | null
}

/** Folded, and with the password: nobody deletes an account by accident, or somebody else's. */
export function DeleteSection({ hasPassword, refusal }: DeleteSectionProps) {
  const { t, shop } = useShopText()
  const years = retentionYearsOf(shop)
  return (
    <AccountSetting title={t('account.delete')} hint={t('account.delete_hint')} id="delete">
      <dl className={styles.fate}>
        <dt>{t('account.delete_now')}</dt>
        <dd>{t('account.delete_now_list')}</dd>
        <dt>{t('account.delete_later')}</dt>
        <dd>{t('account.delete_later_list')}</dd>
        <dt>{t('account.delete_kept')}</dt>
        <dd>{t('account.delete_kept_list', { years })}</dd>
      </dl>
      <details className={styles.delete} open={refusal !== null}>
        <summary>{t('account.delete_open')}</summary>
        <form method="post" action={`/${shop.path}/account/data/#delete`} className={styles.sure}>
          <input type="hidden" name="intent" value="delete" />
          <RefusalNotice refusal={refusal} />
          {hasPassword && <Password refusal={refusal} />}
          <Button type="submit" look="line">
            {t('account.delete_confirm')}
          </Button>
        </form>
      </details>
    </AccountSetting>
  )
}

const PASSWORD_ID = 'delete-password'

function Password({ refusal }: Pick<DeleteSectionProps, 'refusal'>) {
  const { t } = useShopText()
  const label = t('account.password_current')
  const errors = {
    'no-password': t('form.required'),
    'wrong-password': t('account.delete_wrong_password'),
    'login-too-old': undefined,
    'too-many-requests': undefined,
  }
  const error = refusal ? errors[refusal.kind] : undefined
  return (
    <>
      <FaultSummary fields={[{ id: PASSWORD_ID, label, error }]} />
      <PasswordField
        id={PASSWORD_ID}
        name="password"
        label={label}
        hint={t('account.delete_password_hint')}
        error={error}
        autoComplete="current-password"
        maxLength={200}
        required
      />
    </>
  )
}

function RefusalNotice({ refusal }: Pick<DeleteSectionProps, 'refusal'>) {
  const { t, richText, shop } = useShopText()
  if (refusal?.kind === 'too-many-requests') {
    return (
      <Arrival of={refusal}>
        <Notice kind="error" announce>
          {t('account.delete_too_many', { minutes: refusal.waitMinutes })}
        </Notice>
      </Arrival>
    )
  }
  if (refusal?.kind !== 'login-too-old') return null
  const back = encodeURIComponent(`/${shop.path}/account/data/#delete`)
  return (
    <Arrival of={refusal}>
      <Notice kind="error" announce>
        {richText('account.delete_login_too_old', {
          loginLink: (
            <TextLink href={`/${shop.path}/login/provider/?redirectUrl=${back}`} data-reload>
              {t('account.delete_login')}
            </TextLink>
          ),
        })}
      </Notice>
    </Arrival>
  )
}
