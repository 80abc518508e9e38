import { useEffect, useState, type MouseEvent, type RefObject } from 'react'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './gallery.module.css'
import type { GalleryPicture } from './gallery.tsx'
import { viewId } from './view-id.ts'

interface ThumbnailsProps {
  track: RefObject<HTMLElement | null>
  pictures: readonly GalleryPicture[]
}

/** The views in small: whoever does not swipe comes to them by these. */
export function Thumbnails({ track, pictures }: ThumbnailsProps) {
  const { t } = useShopText()
  const { imageBase } = usePageSettings()
  const [current, setCurrent] = useState(0)

  useEffect(() => followView(track.current, setCurrent), [track])

  function bringIntoView(event: MouseEvent, index: number) {
    event.preventDefault()
    track.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  return (
    <ul className={styles.thumbnails}>
      {pictures.map((picture, index) => (
        <li key={picture.key}>
          <a
            href={`#${viewId(index)}`}
            className={styles.thumbnail}
            aria-label={t('product.gallery_position', { index: index + 1, total: pictures.length })}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => bringIntoView(event, index)}
          >
            <Picture
              {...productPicture(picture, imageBase, 'thumbnail')}
              alt=""
              sizes="48px"
              ratio="4/5"
            />
          </a>
        </li>
      ))}
    </ul>
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
