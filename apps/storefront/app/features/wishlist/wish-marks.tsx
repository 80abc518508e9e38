import { money } from '@saum/domain/money'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { WishFacts } from './wish-facts.ts'
import { Text } from '#app/ui/type.tsx'
import styles from './wish-tile.module.css'

interface WishMarksProps {
  wish: WishFacts
  /** On the list of the visitor, not on somebody else's. */
  isOwn?: boolean
}

/** What has changed since it was wished, and how many are left. */
export function WishMarks({ wish, isOwn = false }: WishMarksProps) {
  const { t, shop, formatMoney } = useShopText()
  const { priceDrop, size } = wish
  if (wish.isSoldOut) {
    const isOneOfMany = size !== undefined && wish.sizes.length > 1
    const sizeWords = isOwn ? 'wishlist.sold_out_size' : 'wishlist.sold_out_this_size'
    return (
      <div className={styles.marks}>
        <Text size={12} tone="error">
          {t(isOneOfMany ? sizeWords : 'wishlist.sold_out')}
        </Text>
      </div>
    )
  }
  return (
    <div className={styles.marks}>
      {wish.isBackInStock && (
        <Text size={12} tone="success">
          {t('wishlist.back_in_stock')}
        </Text>
      )}
      {priceDrop !== undefined && (
        <Text size={12} tone="accent">
          {t('wishlist.price_dropped', { amount: formatMoney(money(priceDrop, shop.currency)) })}
        </Text>
      )}
      {size?.left !== undefined && (
        <Text size={12} tone="soft">
          {t('wishlist.few_left', { count: size.left })}
        </Text>
      )}
    </div>
  )
}
