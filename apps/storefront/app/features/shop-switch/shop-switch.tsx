import { SHOPS } from '@saum/domain/shops'
import { shopOption } from '#app/messages/shop-option.ts'
import { SHOP_SWITCH_ID } from '#app/page/shop-switch-id.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import styles from './shop-switch.module.css'
import { useShopHref } from './use-shop-href.ts'

/** The same page in the other shops, as plain links: switching works without script. */
export function ShopSwitch() {
  const { t, shop: current } = useShopText()
  const hrefIn = useShopHref()
  return (
    <Dialog id={SHOP_SWITCH_ID} title={t('shop.switch_title')}>
      <p className={styles.warning}>{t('shop.switch_warning')}</p>
      <ul className={styles.shops}>
        {SHOPS.map((shop) => (
          <li key={shop.path}>
            <a
              href={hrefIn(shop)}
              hrefLang={shop.hreflang}
              aria-current={shop.path === current.path ? 'true' : undefined}
              // The address the link leads to is an alternate of this page, named in its head.
              rel="nofollow"
              data-reload=""
            >
              {t(shopOption(shop.path))}
              {shop.path === current.path && (
                <span className={styles.here}>{t('shop.current')}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
