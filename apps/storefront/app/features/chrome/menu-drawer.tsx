import type { Category } from '@saum/contract/category'
import { useShopText } from '#app/messages/shop-text.tsx'
import { CLOSES_DIALOG, opensDialog } from '#app/ui/dialogs.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ChromeParts } from './chrome-parts.ts'
import { categoryHref, type NavigationEntry } from './main-navigation.ts'
import styles from './menu-drawer.module.css'
import { shopOption } from '#app/messages/shop-option.ts'
import { SHOP_SWITCH_ID, shopSwitchHref } from '#app/page/shop-switch-link.ts'

export const MENU_ID = 'menu'

/**
 * The phone menu: one level at a time, made of nested disclosures so that it works before and
 * without script. An open level covers its parent; its summary becomes the way back.
 */
export function MenuDrawer({ navigation }: ChromeParts) {
  const { t, shop } = useShopText()
  return (
    <dialog id={MENU_ID} className={styles.drawer} aria-label={t('header.menu_title')}>
      <div className={styles.head}>
        <p className={styles.title}>{t('header.menu_title')}</p>
        <button
          type="button"
          className={styles.close}
          aria-label={t('header.menu_close')}
          {...CLOSES_DIALOG}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className={styles.body} aria-label={t('header.menu_title')}>
        <ul className={styles.level}>
          {navigation.map((entry) => (
            <Entry key={entry.section} entry={entry} />
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <a href={`/${shop.path}/account/`} data-account="">
          <Icon name="account" />
          {t('header.account_short')}
        </a>
        <a href={`/${shop.path}/location/`}>
          <Icon name="pin" />
          {t('header.nav_stores')}
        </a>
        <a href={shopSwitchHref(shop)} data-reload="" {...opensDialog(SHOP_SWITCH_ID)}>
          {t(shopOption(shop.path))}
        </a>
      </div>
    </dialog>
  )
}

function Entry({ entry }: { entry: NavigationEntry }) {
  const children = entry.category?.children ?? []
  if (entry.category && children.length > 0) {
    return <Level category={entry.category} label={entry.label} section={entry.section} />
  }
  return (
    <li>
      <a
        className={styles.link}
        href={entry.href}
        data-section={entry.section}
        data-sale={entry.isSale ? '' : undefined}
      >
        {entry.label}
      </a>
    </li>
  )
}

interface LevelProps {
  category: Category
  label: string
  section?: string
}

function Level({ category, label, section }: LevelProps) {
  const { t, shop } = useShopText()
  return (
    <li>
      <details className={styles.details}>
        <summary className={styles.summary} data-section={section}>
          <span className={styles.forward}>
            {label}
            <Icon name="right" size="small" />
          </span>
          <span className={styles.back}>
            <Icon name="back" size="small" />
            {label}
          </span>
        </summary>
        <ul className={styles.panel}>
          <li>
            <a className={styles.link} href={categoryHref(shop, category)}>
              {t('header.menu_all_of', { category: label })}
              {category.styleCount > 0 && (
                <span className={styles.count}>{category.styleCount}</span>
              )}
            </a>
          </li>
          {(category.children ?? []).map((child) =>
            child.children && child.children.length > 0 ? (
              <Level key={child.id} category={child} label={child.name} />
            ) : (
              <li key={child.id}>
                <a className={styles.link} href={categoryHref(shop, child)}>
                  {child.name}
                </a>
              </li>
            ),
          )}
        </ul>
      </details>
    </li>
  )
}
