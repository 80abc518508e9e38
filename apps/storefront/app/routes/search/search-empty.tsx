import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import styles from './search.module.css'

/** Nothing was found: how to look again, and where there is always something. */
export function SearchEmpty() {
  const { t, shop } = useShopText()
  return (
    <div className={styles.empty}>
      <p>{t('search.zero_hint')}</p>
      <ButtonLink look="line" href={`/${shop.path}/c/new/`}>
        {t('listing.empty_new')}
      </ButtonLink>
    </div>
  )
}
