import { useShopText } from '#app/messages/shop-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ChromeParts } from './chrome-parts.ts'
import styles from './slim-header.module.css'

/** Above the checkout: the way back, the shop's name and help, so that nothing else is in the way. */
export function SlimHeader({ pages }: ChromeParts) {
  const { t, shop } = useShopText()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.back} href={`/${shop.path}/cart/`} data-reload="">
          <Icon name="back" size="small" />
          <span className={styles.short}>{t('basket.title')}</span>
          <span className={styles.long}>{t('checkout.back_to_basket')}</span>
        </a>
        <a
          className={styles.logo}
          href={`/${shop.path}/`}
          data-reload=""
          aria-label={t('header.home_link')}
        >
          Saum
        </a>
        <a className={styles.help} href={`/${shop.path}/${pages['contact'] ?? ''}/`} data-reload="">
          {t('checkout.help')}
        </a>
      </div>
    </header>
  )
}
