import { useEffect, useState, type MouseEvent, type RefObject } from 'react'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import styles from './gallery.module.css'
import type { GalleryItem } from './gallery-items.ts'
import { viewId } from './view-id.ts'

interface ThumbnailsProps {
  track: RefObject<HTMLElement | null>
  items: readonly GalleryItem[]
}

/** The views in small: whoever does not swipe comes to them by these. */
export function Thumbnails({ track, items }: ThumbnailsProps) {
  const { t } = useShopText()
  const [current, setCurrent] = useState(0)

  useEffect(() => followView(track.current, setCurrent), [track])

  function bringIntoView(event: MouseEvent, index: number) {
    event.preventDefault()
    track.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  return (
    <ul className={styles.thumbnails}>
      {items.map((item, index) => (
        <li key={viewId(index)}>
          <a
            href={`#${viewId(index)}`}
            className={styles.thumbnail}
            aria-label={t(POSITION[item.kind], { index: index + 1, total: items.length })}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => bringIntoView(event, index)}
          >
            <Thumbnail item={item} />
          </a>
        </li>
      ))}
    </ul>
  )
}

const POSITION = { picture: 'product.gallery_position', video: 'product.gallery_video' } as const

function Thumbnail({ item }: { item: GalleryItem }) {
  const { imageBase } = usePageSettings()
  const picture = item.kind === 'video' ? item.video.poster : item.picture
  return (
    <>
      {picture ? (
        <Picture
          {...productPicture(picture, imageBase, 'thumbnail')}
          alt=""
          sizes="48px"
          ratio="4/5"
        />
      ) : (
        <span className={styles.noPoster} />
      )}
      {item.kind === 'video' && (
        <span className={styles.play} aria-hidden="true">
          <Icon name="play" size="text" />
        </span>
      )}
    </>
  )
}

/** Reports which view of the row is on the screen. */
function followView(track: HTMLElement | null, report: (index: number) => void) {
  if (!track) return undefined
  const views = [...track.children]
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting)
      if (seen) report(views.indexOf(seen.target))
    },
    { root: track, threshold: 0.6 },
  )
  for (const view of views) observer.observe(view)
  return () => observer.disconnect()
}
