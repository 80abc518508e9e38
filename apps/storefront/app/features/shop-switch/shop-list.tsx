import { SHOPS } from '@saum/domain/shops'
import { shopOption } from '#app/messages/shop-option.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SHOP_FLAG } from './shop-flag.ts'
import styles from './shop-list.module.css'
import { useShopHref } from './use-shop-href.ts'

/** The same page in the other shops, as plain links: switching works without script. */
export function ShopList() {
  const { t, shop: current } = useShopText()
  const hrefIn = useShopHref()
  return (
    <>
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
              <Icon name={SHOP_FLAG[shop.path]} />
              {t(shopOption(shop.path))}
              {shop.path === current.path && (
                <span className={styles.here}>{t('shop.current')}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
