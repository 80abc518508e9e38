import { useShopText } from '#app/messages/shop-text.tsx'
import { opensDialog } from '#app/ui/dialogs.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './announcement.module.css'
import type { ChromeParts } from './chrome-parts.ts'
import { shopOption } from '#app/messages/shop-option.ts'
import { SHOP_SWITCH_ID, shopSwitchHref } from '#app/page/shop-switch-link.ts'

const PROMISES = [
  'header.promise_delivery',
  'header.promise_returns',
  'header.promise_stores',
  'header.promise_card',
] as const

/**
 * All promises; the page shows one of them by its number, so that nothing moves by itself and no
 * pause button is needed.
 */
export function Announcement({ pages }: ChromeParts) {
  const { t, shop } = useShopText()
  return (
    <aside
      className={styles.announcement}
      aria-label={t('header.promise_label')}
      data-announcement=""
    >
      <div className={styles.row}>
        <div className={styles.start}>
          <a href={`/${shop.path}/${pages['contact'] ?? ''}/`}>{t('footer.contact')}</a>
          <a href={`/${shop.path}/location/`}>{t('header.nav_stores')}</a>
        </div>
        <ul className={styles.promises}>
          {PROMISES.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <div className={styles.end}>
          <a
            className={styles.switch}
            href={shopSwitchHref(shop)}
            data-reload=""
            {...opensDialog(SHOP_SWITCH_ID)}
          >
            {t(shopOption(shop.path))}
          </a>
        </div>
        <button
          type="button"
          className={styles.close}
          data-announcement-close=""
          aria-label={t('header.promise_close')}
        >
          <Icon name="close" size="small" />
        </button>
      </div>
    </aside>
  )
}
