import { useEffect, useRef, type FormEvent } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { WishFacts } from '#app/features/wishlist/wish-facts.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { WishlistChanges } from './use-wishlist.ts'
import { WishForm } from './wish-form.tsx'
import { WishMarks } from '#app/features/wishlist/wish-marks.tsx'
import { WishPicture } from '#app/features/wishlist/wish-picture.tsx'
import { WishWords } from '#app/features/wishlist/wish-words.tsx'
import styles from '#app/features/wishlist/wish-tile.module.css'

interface WishlistTileProps {
  wish: WishFacts
  priority: boolean
  changes: WishlistChanges
}

export function WishlistTile({ wish, priority, changes }: WishlistTileProps) {
  const { sizes, size } = wish
  // Where there is nothing to choose the size stands beside the color, in its own words: «One Size».
  const only = sizes.length === 1 && size
  return (
    <li className={styles.tile} data-sold-out={wish.isSoldOut}>
      <WishPicture wish={wish} priority={priority} />
      <WishWords wish={wish} size={only ? only.label : undefined} />
      <WishMarks wish={wish} isOwn />
      <div className={styles.foot}>
        <WishForm wish={wish} changes={changes} />
      </div>
      <Removal wish={wish} changes={changes} />
    </li>
  )
}

function Removal({ wish, changes }: Omit<WishlistTileProps, 'priority'>) {
  const { t, shop } = useShopText()
  const form = useRef<HTMLFormElement>(null)
  const isBack = changes.back === wish.productId

  // Put back: the button that did it is gone with the ghost.
  useEffect(() => {
    if (isBack) form.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isBack])

  function remove(event: FormEvent) {
    event.preventDefault()
    void changes.takeOff({ how: 'removed', wish })
  }

  return (
    <form
      ref={form}
      className={styles.heart}
      method="post"
      action={`/${shop.path}/wishlist/`}
      onSubmit={remove}
    >
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="itemKey" value={wish.key} />
      <IconButton
        type="submit"
        icon="heart"
        pressed
        label={t('wishlist.remove', { name: wish.tile.name })}
      />
    </form>
  )
}
