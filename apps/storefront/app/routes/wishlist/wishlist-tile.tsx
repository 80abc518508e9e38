import { money } from '@saum/domain/money'
import { useState, type SyntheticEvent } from 'react'
import { useAddToBasket } from '#app/features/basket/use-add-to-basket.ts'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { WishlistHeart } from '#app/features/wishlist/wishlist-heart.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import type { WishFacts } from '#app/server/load-wishlist.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './wishlist-tile.module.css'

const SIZES =
  '(min-width: 1520px) 342px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, calc(50vw - 24px)'

interface WishlistTileProps {
  wish: WishFacts
  priority: boolean
}

export function WishlistTile({ wish, priority }: WishlistTileProps) {
  const { shop } = useShopText()
  const { imageBase } = usePageSettings()
  const { tile } = wish
  return (
    <li className={styles.tile} data-sold-out={tile.isSoldOut}>
      <div className={styles.media}>
        {tile.picture && (
          <Picture
            {...productPicture(tile.picture, imageBase, 'tile')}
            alt={tile.alt}
            sizes={SIZES}
            priority={priority}
            fill
          />
        )}
      </div>
      <p className={styles.brand}>{tile.brand}</p>
      <h2 className={styles.name}>
        <a href={tile.href}>{tile.name}</a>
      </h2>
      <div className={styles.price}>
        <Price
          now={money(tile.cents, shop.currency)}
          before={
            tile.priorCents && !tile.isSoldOut ? money(tile.priorCents, shop.currency) : undefined
          }
          from={tile.isPriceFrom}
        />
      </div>
      <div className={styles.foot}>
        <WayToBasket wish={wish} />
      </div>
      <div className={styles.heart}>
        <WishlistHeart productId={tile.id} name={tile.name} isOnWishlist />
      </div>
    </li>
  )
}

/** Into the basket where the size is clear; else to the page where it is chosen. */
function WayToBasket({ wish: { tile, variantId } }: { wish: WishFacts }) {
  const { t, shop } = useShopText()
  const { add, isAdding } = useAddToBasket()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  if (tile.isSoldOut) return <Text tone="error">{t('wishlist.sold_out')}</Text>
  if (variantId === undefined) {
    return (
      <ButtonLink
        look="line"
        wide
        href={tile.href}
        aria-label={t('wishlist.size_needed', { name: tile.name })}
      >
        {t('listing.quick_add')}
      </ButtonLink>
    )
  }

  async function addAtOnce(event: SyntheticEvent, id: number) {
    event.preventDefault()
    const { refused } = await add([{ variantId: id, quantity: 1 }])
    setProblem(refused[0]?.message)
  }

  return (
    <form
      method="post"
      action={`/${shop.path}/cart/`}
      onSubmit={(event) => void addAtOnce(event, variantId)}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantId" value={variantId} />
      <Button type="submit" look="line" wide busy={isAdding}>
        {t('wishlist.move_to_basket')}
      </Button>
      {problem && <Text tone="error">{problem}</Text>}
    </form>
  )
}
