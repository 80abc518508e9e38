import { opensDialog } from '#app/ui/dialogs.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Announcement } from './announcement.tsx'
import styles from './header.module.css'
import type { NavigationEntry } from './main-navigation.ts'
import { MegaMenu } from './mega-menu.tsx'
import { MENU_ID, MenuDrawer } from './menu-drawer.tsx'
import type { ChromeParts } from './chrome-parts.ts'
import { SearchDialog } from './search-dialog.tsx'

/** Everything above the page: announcement, logo, navigation, tools, the phone menu and the search. */
export function Header(parts: ChromeParts) {
  const { t, shop } = useShopText()
  return (
    <>
      <Announcement {...parts} />
      <header className={styles.header} data-header="">
        <div className={styles.bar}>
          <nav className={styles.navigation} aria-label={t('header.nav_label')}>
            <a
              className={styles.menuButton}
              href={`/${shop.path}/menu/`}
              aria-label={t('header.menu_open')}
              data-reload=""
              {...opensDialog(MENU_ID)}
            >
              <Icon name="menu" />
            </a>
            <ul className={styles.entries}>
              {parts.navigation.map((entry) => (
                <Entry key={entry.section} entry={entry} parts={parts} />
              ))}
            </ul>
          </nav>
          <a
            className={styles.logo}
            href={`/${shop.path}/`}
            aria-label={t('header.home_link')}
            data-home=""
          >
            Saum
          </a>
          <Tools />
        </div>
      </header>
      <MenuDrawer {...parts} />
      <SearchDialog />
    </>
  )
}

function Entry({ entry, parts }: { entry: NavigationEntry; parts: ChromeParts }) {
  const hasMenu = entry.section === 'clothing' && entry.category !== null
  const menuId = `mega-${entry.section}`
  return (
    <li
      className={styles.entry}
      data-menu={hasMenu ? '' : undefined}
      data-roomy={entry.section === 'accessories' ? '' : undefined}
    >
      <a
        href={entry.href}
        data-section={entry.section}
        data-sale={entry.isSale ? '' : undefined}
        {...(hasMenu ? { 'aria-expanded': false, 'aria-controls': menuId } : {})}
      >
        {entry.label}
      </a>
      {hasMenu && entry.category && (
        <MegaMenu id={menuId} category={entry.category} parts={parts} />
      )}
    </li>
  )
}

function Tools() {
  const { t, shop } = useShopText()
  const home = `/${shop.path}`
  return (
    <ul className={styles.tools}>
      <li>
        <a href={`${home}/search/`} data-tool="search">
          <Icon name="search" />
          <span className={styles.toolText}>{t('search.title')}</span>
        </a>
      </li>
      <li className={styles.onlyWide}>
        <a href={`${home}/account/`} data-tool="account" data-section="account" data-account="">
          <Icon name="account" />
          <span className={styles.toolText}>{t('header.account_short')}</span>
        </a>
      </li>
      <li>
        <a href={`${home}/wishlist/`} data-tool="wishlist" data-section="wishlist">
          <Icon name="heart" />
          <span className={styles.toolText}>{t('wishlist.title')}</span>
          <Count of="wishlist" />
        </a>
      </li>
      <li>
        <a href={`${home}/cart/`} data-tool="basket" data-section="basket">
          <Icon name="basket" />
          <span className={styles.toolText}>{t('basket.title')}</span>
          <Count of="basket" />
        </a>
      </li>
    </ul>
  )
}

/** Space is reserved; the number arrives after the page, because the page is the same for all. */
function Count({ of }: { of: 'basket' | 'wishlist' }) {
  return <span className={styles.count} data-count={of} />
}
