import { useEffect, useRef, useState } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import type { GoneEntry } from './use-wishlist.ts'
import { WishPicture } from '#app/features/wishlist/wish-picture.tsx'
import styles from '#app/features/wishlist/wish-tile.module.css'

interface GoneTileProps {
  entry: GoneEntry
  onBack: (entry: GoneEntry) => Promise<void>
}

/**
 * The place of an entry that has left: nothing moves under the finger, and the way back is where the
 * entry was. Takes the focus of the button that went with it.
 */
export function GoneTile({ entry, onBack }: GoneTileProps) {
  const { t, shop } = useShopText()
  const { wish, how } = entry
  const place = useRef<HTMLLIElement>(null)
  const [isBusy, setBusy] = useState(false)
  const isMoved = how === 'moved'

  // Unless a dialog shows what went into the basket: the focus is its own then.
  useEffect(() => {
    if (!document.querySelector('dialog[open]'))
      place.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])

  async function putBack() {
    setBusy(true)
    await onBack(entry)
    setBusy(false)
  }

  return (
    <li className={styles.tile} data-gone ref={place}>
      <WishPicture wish={wish} />
      <p className={styles.brand}>{wish.tile.brand}</p>
      <p className={styles.name}>{wish.tile.name}</p>
      <div className={styles.after}>
        <Text size={12} tone="soft">
          {t(isMoved ? 'wishlist.moved_short' : 'wishlist.gone')}
        </Text>
        {isMoved && (
          <TextLink alone size={12} href={`/${shop.path}/cart/`}>
            {t('wishlist.to_basket')}
          </TextLink>
        )}
      </div>
      <div className={styles.foot}>
        <Button
          look="line"
          wide
          busy={isBusy}
          aria-label={`${t(isMoved ? 'wishlist.keep' : 'wishlist.undo')}: ${wish.tile.name}`}
          onClick={() => void putBack()}
        >
          {t(isMoved ? 'wishlist.keep' : 'wishlist.undo')}
        </Button>
      </div>
    </li>
  )
}
