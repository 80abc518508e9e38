import type { MouseEvent } from 'react'
import { pictureUrl, ZOOM_WIDTH } from '@saum/domain/picture-url'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './gallery.module.css'
import type { GalleryPicture } from './gallery-items.ts'
import { viewId } from './view-id.ts'

interface GalleryViewProps {
  picture: GalleryPicture
  index: number
  total: number
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
  onIntent: () => void
}

/** Drawn widths: the whole gallery, half of it, or three as one large and two half as wide. */
const SIZES = {
  whole: '(min-width: 1024px) 64vw, (min-width: 768px) 58vw, 100vw',
  half: '(min-width: 1024px) 32vw, (min-width: 768px) 29vw, 100vw',
  pair: '(min-width: 1024px) 32vw, (min-width: 768px) 58vw, 100vw',
  large: '(min-width: 1024px) 43vw, (min-width: 768px) 58vw, 100vw',
  small: '(min-width: 1024px) 22vw, (min-width: 768px) 29vw, 100vw',
} as const

/** One view: a link to its largest picture, which script opens on the page. */
export function GalleryView({ picture, index, total, onOpen, onIntent }: GalleryViewProps) {
  const { t } = useShopText()
  const { imageBase } = usePageSettings()
  return (
    <li id={viewId(index)} className={styles.view}>
      <a
        href={pictureUrl(imageBase, { key: picture.key, width: ZOOM_WIDTH, format: 'webp' })}
        className={styles.open}
        onClick={onOpen}
        onPointerEnter={onIntent}
      >
        <Picture
          {...productPicture(picture, imageBase, 'large')}
          alt={picture.alt}
          sizes={sizesOf(index, total)}
          ratio="4/5"
          priority={index === 0}
        />
        <VisuallyHidden>{t('product.gallery_open')}</VisuallyHidden>
        <span className={styles.sign} aria-hidden="true">
          <Icon name="zoom" size="text" />
        </span>
      </a>
      {total > 1 && (
        <span className={styles.position} aria-hidden="true">
          {index + 1} / {total}
        </span>
      )}
    </li>
  )
}

function sizesOf(index: number, total: number): string {
  if (total === 1) return SIZES.whole
  if (total === 2) return SIZES.pair
  if (total === 3) return index === 0 ? SIZES.large : SIZES.small
  return total % 2 === 1 && index === 0 ? SIZES.whole : SIZES.half
}
