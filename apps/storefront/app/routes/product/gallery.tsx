import { useRef } from 'react'
import { WishlistHeart } from '#app/features/wishlist/wishlist-heart.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { toGalleryItems, type VideoFacts, type GalleryPicture } from './gallery-items.ts'
import { GalleryVideo } from './gallery-video.tsx'
import { GalleryView } from './gallery-view.tsx'
import styles from './gallery.module.css'
import { Thumbnails } from './thumbnails.tsx'
import { useZoom } from './use-zoom.tsx'

interface GalleryProps {
  productId: number
  name: string
  pictures: readonly GalleryPicture[]
  videos: readonly VideoFacts[]
}

/** All views at once where there is room; on phones a row to swipe, with thumbnails as links. */
export function Gallery({ productId, name, pictures, videos }: GalleryProps) {
  const { t } = useShopText()
  const track = useRef<HTMLOListElement>(null)
  const { zoom, open, warmUp } = useZoom(name, pictures)
  const items = toGalleryItems(pictures, videos)
  const total = items.length
  return (
    <div className={styles.gallery} role="group" aria-label={t('product.pictures', { name })}>
      <div className={styles.frame}>
        <ol className={styles.track} ref={track} data-layout={layoutOf(total)}>
          {items.map((item, index) =>
            item.kind === 'video' ? (
              <GalleryVideo key={item.video.file} video={item.video} index={index} />
            ) : (
              <GalleryView
                key={item.picture.key}
                picture={item.picture}
                index={index}
                total={total}
                onOpen={(event) => open(event, item.pictureIndex)}
                onIntent={warmUp}
              />
            ),
          )}
        </ol>
        <div className={styles.heart}>
          <WishlistHeart productId={productId} name={name} />
        </div>
      </div>
      {total > 1 && <Thumbnails track={track} items={items} />}
      {zoom}
    </div>
  )
}

function layoutOf(total: number): string {
  if (total <= 3) return ['none', 'one', 'two', 'three'][total] ?? 'none'
  return total % 2 === 0 ? 'even' : 'odd'
}
