import { useRef } from 'react'
import type { CatalogPicture } from '#app/features/catalog/product-picture.ts'
import { WishlistHeart } from '#app/features/wishlist/wishlist-heart.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { GalleryView } from './gallery-view.tsx'
import styles from './gallery.module.css'
import { Thumbnails } from './thumbnails.tsx'
import { useZoom } from './use-zoom.tsx'

export interface GalleryPicture extends CatalogPicture {
  alt: string
}

interface GalleryProps {
  productId: number
  name: string
  pictures: readonly GalleryPicture[]
}

/** All views at once where there is room; on phones a row to swipe, with thumbnails as links. */
export function Gallery({ productId, name, pictures }: GalleryProps) {
  const { t } = useShopText()
  const track = useRef<HTMLOListElement>(null)
  const { zoom, open, warmUp } = useZoom(name, pictures)
  const total = pictures.length
  return (
    <div className={styles.gallery} role="group" aria-label={t('product.pictures', { name })}>
      <div className={styles.frame}>
        <ol className={styles.track} ref={track} data-layout={layoutOf(total)}>
          {pictures.map((picture, index) => (
            <GalleryView
              key={picture.key}
              picture={picture}
              index={index}
              total={total}
              onOpen={open}
              onIntent={warmUp}
            />
          ))}
        </ol>
        <div className={styles.heart}>
          <WishlistHeart productId={productId} name={name} />
        </div>
      </div>
      {total > 1 && <Thumbnails track={track} pictures={pictures} />}
      {zoom}
    </div>
  )
}

function layoutOf(total: number): string {
  if (total <= 3) return ['none', 'one', 'two', 'three'][total] ?? 'none'
  return total % 2 === 0 ? 'even' : 'odd'
}
