import { useShopText } from '#app/messages/shop-text.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import type { GoneWish } from './gone-wish.ts'
import styles from './gone-row.module.css'

export interface NamedGoneWish extends GoneWish {
  /** Of the product. */
  name: string
}

/** Says above the list what a form sent without script has taken off, and puts it back. */
export function GoneRow({ gone }: { gone: NamedGoneWish }) {
  const { t, shop } = useShopText()
  const { how, name, productId, variantId } = gone
  const isMoved = how === 'moved'
  return (
    <div className={styles.row} role="status">
      <p>{t(isMoved ? 'wishlist.moved' : 'wishlist.removed', { name })}</p>
      <div className={styles.ways}>
        {isMoved && (
          <TextLink alone href={`/${shop.path}/cart/`}>
            {t('wishlist.to_basket')}
          </TextLink>
        )}
        <form method="post" action={`/${shop.path}/wishlist/`}>
          <input type="hidden" name="intent" value="add" />
          {variantId === null ? (
            <input type="hidden" name="productId" value={productId} />
          ) : (
            <input type="hidden" name="variantId" value={variantId} />
          )}
          <TextButton type="submit" alone>
            {t(isMoved ? 'wishlist.keep' : 'wishlist.undo')}
          </TextButton>
        </form>
      </div>
    </div>
  )
}
