import { useShopText } from '#app/messages/shop-text.tsx'
import styles from './account-navigation.module.css'
import { ACCOUNT_SECTIONS, type AccountSection } from './account-sections.ts'

/** The way through the account, and out of it: leaving changes something and is a form therefore. */
export function AccountNavigation({ current }: { current: AccountSection }) {
  const { t, shop } = useShopText()
  return (
    <nav className={styles.navigation} aria-label={t('account.nav_label')}>
      <ul className={styles.list}>
        {ACCOUNT_SECTIONS.map(({ key, path, name }) => (
          <li key={key} className={styles.item}>
            <a
              href={`/${shop.path}/account/${path}`}
              className={styles.entry}
              aria-current={key === current ? 'page' : undefined}
            >
              {t(name)}
            </a>
          </li>
        ))}
        <li className={styles.item}>
          <form method="post" action={`/${shop.path}/logout/`}>
            <button type="submit" className={styles.entry}>
              {t('account.log_out')}
            </button>
          </form>
        </li>
      </ul>
    </nav>
  )
}
