import type { OwnNewsletter } from '@saum/contract/newsletter'
import { AccountPage, AccountSetting } from '#app/features/account/account-page.tsx'
import { TopicsForm } from '#app/features/newsletter/topics-form.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Row, Rows } from '#app/ui/rows.tsx'
import type { DeletionRefusal } from './delete-own-account.ts'
import { DeleteSection } from './delete-section.tsx'

interface DataPageProps {
  /** `null` where the service failed: the rest does not need it. */
  letters: OwnNewsletter | null
  hasPassword: boolean
  privacyHref: string | null
  /** The export was asked for too often. */
  isTooMany: boolean
  refusal: DeletionRefusal | null
}

/** What we know of a customer and may write to them: to see, to take along, to end. */
export function DataPage(props: DataPageProps) {
  const { letters, hasPassword, privacyHref, isTooMany, refusal } = props
  const { t, shop } = useShopText()
  return (
    <AccountPage title={t('account.nav_data')} current="data">
      <AccountSetting title={t('account.letters')} hint={t('account.letters_hint')} id="letters">
        {letters === null ? (
          <Notice>{t('account.letters_failed')}</Notice>
        ) : (
          <TopicsForm newsletter={letters} />
        )}
      </AccountSetting>
      <AccountSetting title={t('account.consents')} hint={t('account.consents_hint')}>
        <Rows>
          <Row href={`/${shop.path}/consent/?returnTo=/${shop.path}/account/data/`}>
            {t('account.consents_link')}
          </Row>
          {privacyHref !== null && <Row href={privacyHref}>{t('account.privacy_link')}</Row>}
        </Rows>
      </AccountSetting>
      <AccountSetting title={t('account.data_copy')} hint={t('account.data_export_hint')} id="copy">
        {isTooMany && <Notice kind="error">{t('account.data_too_many')}</Notice>}
        <div>
          <ButtonLink look="line" href={`/${shop.path}/account/data/export/`} data-reload>
            {t('account.data_export')}
          </ButtonLink>
        </div>
      </AccountSetting>
      <DeleteSection hasPassword={hasPassword} refusal={refusal} />
    </AccountPage>
  )
}
