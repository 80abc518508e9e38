import { useShopText } from '#app/messages/shop-text.tsx'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  label: string
  href: string
}

interface BreadcrumbsProps {
  trail: readonly Crumb[]
  /** Where the shopper is; not a link. */
  here: string
}

export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  const { t } = useShopText()
  return (
    <nav className={styles.breadcrumbs} aria-label={t('listing.breadcrumb')}>
      <ol className={styles.list}>
        {trail.map((crumb) => (
          <li key={crumb.href} className={styles.crumb}>
            <a href={crumb.href} className={styles.link}>
              {crumb.label}
            </a>
          </li>
        ))}
        <li className={styles.crumb}>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}
