import { useSearchParams } from 'react-router'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Arrival } from '#app/ui/arrival.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Text } from '#app/ui/type.tsx'
import { AccountSetting } from './account-page.tsx'
import type { AddressFacts } from './address-facts.ts'
import { AddressEntry } from './address-entry.tsx'
import { ADDRESS_SAYINGS, isAddressSaying } from './address-sayings.ts'
import styles from './address-section.module.css'

/** The address book on the page of the profile; `null` where it could not be loaded. */
export function AddressSection({ addresses }: { addresses: readonly AddressFacts[] | null }) {
  const { t, shop } = useShopText()
  return (
    <AccountSetting title={t('account.addresses')} id="addresses">
      <AddressNotice />
      {addresses === null && <Notice>{t('account.address_failed')}</Notice>}
      {addresses?.length === 0 && <Text tone="soft">{t('account.address_none')}</Text>}
      {addresses !== null && addresses.length > 0 && (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressEntry address={address} />
            </li>
          ))}
        </ul>
      )}
      <a className={styles.add} href={`/${shop.path}/account/address/`}>
        <Icon name="plus" size="text" />
        {t('account.address_add')}
      </a>
    </AccountSetting>
  )
}

/** What the last form about an address led to, as the address of the page says. */
function AddressNotice() {
  const { t } = useShopText()
  const [query] = useSearchParams()
  const says = query.get('address')
  if (!isAddressSaying(says)) return null
  const { kind, words } = ADDRESS_SAYINGS[says]
  return (
    <Arrival of={says}>
      <Notice kind={kind} announce>
        {t(words)}
      </Notice>
    </Arrival>
  )
}
