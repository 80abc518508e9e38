import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { PostalAddress } from '#app/ui/postal-address.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import type { AddressFacts } from './address-facts.ts'
import styles from './address-section.module.css'

/** One saved address with what can be done with it; every form works without script. */
export function AddressEntry({ address }: { address: AddressFacts }) {
  const { t, shop } = useShopText()
  const { id, lines, isDefault, isLocker } = address
  const own = `/${shop.path}/account/address/`
  return (
    <div className={styles.entry}>
      <PostalAddress lines={lines} />
      <DefaultWords isDefault={isDefault} />
      <div className={styles.acts}>
        <TextLink
          alone
          href={`${own}?id=${id}`}
          aria-label={t('account.address_edit_of', { address: lines.join(', ') })}
        >
          {t('account.address_edit_short')}
        </TextLink>
        {!isDefault.shipping && <MakeDefault id={id} type="shipping" />}
        {!isDefault.billing && !isLocker && <MakeDefault id={id} type="billing" />}
      </div>
      <details className={styles.remove}>
        <summary aria-label={t('account.address_delete') + `: ${lines.join(', ')}`}>
          {t('account.address_delete_short')}
        </summary>
        <form method="post" action={own} className={styles.sure}>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="id" value={id} />
          <Text tone="soft">{t('account.address_delete_hint')}</Text>
          <Button type="submit" look="line">
            {t('account.address_delete')}
          </Button>
        </form>
      </details>
    </div>
  )
}

function DefaultWords({ isDefault }: Pick<AddressFacts, 'isDefault'>) {
  const { t } = useShopText()
  const { billing, shipping } = isDefault
  if (!billing && !shipping) return null
  const words =
    billing && shipping
      ? t('account.address_default_both')
      : t(shipping ? 'account.address_default_delivery' : 'account.address_default_billing')
  return (
    <Text size={12} tone="soft">
      {words}
    </Text>
  )
}

function MakeDefault({ id, type }: { id: number; type: 'billing' | 'shipping' }) {
  const { t, shop } = useShopText()
  return (
    <form method="post" action={`/${shop.path}/account/address/`}>
      <input type="hidden" name="intent" value="default" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="type" value={type} />
      <TextButton alone type="submit">
        {t(type === 'billing' ? 'account.address_make_billing' : 'account.address_make_delivery')}
      </TextButton>
    </form>
  )
}
