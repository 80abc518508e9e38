import { AccountSetting } from '#app/features/account/account-page.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Row, Rows } from '#app/ui/rows.tsx'

/** Where to take the data along and where to end the account; both have a page of their own. */
export function AccountEndPart() {
  const { t, shop } = useShopText()
  const page = `/${shop.path}/account/data/`
  return (
    <AccountSetting title={t('profile.account')}>
      <Rows>
        <Row href={`${page}#copy`}>{t('account.data_export')}</Row>
        <Row href={`${page}#delete`}>{t('account.delete')}</Row>
      </Rows>
    </AccountSetting>
  )
}
