import { useShopText } from '#app/messages/shop-text.tsx'
import styles from './skip-links.module.css'

export function SkipLinks() {
  const { t } = useShopText()
  return (
    <a className={styles.skip} href="#content">
      {t('header.skip_to_content')}
    </a>
  )
}
