import { useRef, type MouseEvent } from 'react'
import { productPicture, type CatalogPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './gallery.module.css'

export interface GalleryPicture extends CatalogPicture {
  alt: string
}

interface GalleryProps {
  name: string
  pictures: readonly GalleryPicture[]
}

/** Drawn widths: alone, two in a row, or three as one large and two half as wide. */
const SIZES = {
  alone: '(min-width: 1024px) 64vw, (min-width: 768px) 58vw, 100vw',
  half: '(min-width: 1024px) 32vw, (min-width: 768px) 29vw, 100vw',
  large: '(min-width: 1024px) 43vw, (min-width: 768px) 58vw, 100vw',
  small: '(min-width: 1024px) 22vw, (min-width: 768px) 29vw, 100vw',
} as const

/** All views at once where there is room; on phones a row to swipe, with thumbnails as links. */
export function Gallery({ name, pictures }: GalleryProps) {
  const { t } = useShopText()
  const { imageBase } = usePageSettings()
  const track = useRef<HTMLOListElement>(null)
  const total = pictures.length

  function bringIntoView(event: MouseEvent, index: number) {
    event.preventDefault()
    track.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  return (
    <div className={styles.gallery} role="group" aria-label={t('product.pictures', { name })}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys */}
      <ol className={styles.track} ref={track} tabIndex={0} data-count={total}>
        {pictures.map((picture, index) => (
          <li key={picture.key} id={idOf(index)} className={styles.view}>
            <Picture
              {...productPicture(picture, imageBase, 'large')}
              alt={picture.alt}
              sizes={sizesOf(index, total)}
              ratio="4/5"
              priority={index === 0}
            />
            {total > 1 && (
              <span className={styles.position} aria-hidden="true">
                {index + 1} / {total}
              </span>
            )}
          </li>
        ))}
      </ol>
      {total > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture.key}>
              <a
                href={`#${idOf(index)}`}
                className={styles.thumbnail}
                aria-label={t('product.gallery_position', { index: index + 1, total })}
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
      )}
    </div>
  )
}

function idOf(index: number): string {
  return `picture-${index + 1}`
}

function sizesOf(index: number, total: number): string {
  if (total === 1) return SIZES.alone
  if (total !== 3) return SIZES.half
  return index === 0 ? SIZES.large : SIZES.small
}
