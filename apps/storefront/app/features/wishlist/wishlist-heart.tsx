import { useShopText } from '#app/messages/shop-text.tsx'
import { WISHLIST_FORM_ID } from '#app/visitor/wishlist-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './wishlist-heart.module.css'

interface WishlistHeartProps {
  productId: number
  /** Of the product; names the heart. */
  name: string
  /** Alone on a picture, or beside the button that buys. */
  look?: 'tile' | 'button'
  /** Only a page that is nobody else's may know. */
  isOnWishlist?: boolean
}

/**
 * Puts a product on the wishlist or takes it off. Pages are the same for all, so the markup always
 * says «not on it»; the wishlist runtime fills the hearts later and answers their presses. Until then,
 * and without script, it is a button of the form every page has. Costs no state and no listener.
 */
export function WishlistHeart(props: WishlistHeartProps) {
  const { productId, name, look = 'tile', isOnWishlist = false } = props
  const { t } = useShopText()
  return (
    <button
      type="submit"
      form={WISHLIST_FORM_ID}
      name="productId"
      value={productId}
      className={styles.heart}
      data-look={look}
      data-name={name}
      aria-pressed={isOnWishlist}
      aria-label={t('listing.wishlist_add', { name })}
    >
      <Icon name="heart" />
    </button>
  )
}
