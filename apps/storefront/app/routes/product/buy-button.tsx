import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import styles from './buy-button.module.css'
import { BUY_FORM_ID } from './buy-form-id.ts'
import type { Buying } from './use-buying.ts'

/** Says what a press does: with a size it buys, without one it leads to the sizes. */
export function BuyButton({ buying }: { buying: Buying }) {
  const { t } = useShopText()
  return (
    <Button type="submit" form={BUY_FORM_ID} wide busy={buying.isAdding} onClick={buying.onPress}>
      <span className={styles.choose}>{t('product.size_choose')}</span>
      <span className={styles.add}>{t('product.add_to_basket')}</span>
    </Button>
  )
}
