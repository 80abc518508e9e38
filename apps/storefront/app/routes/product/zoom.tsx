import { pictureUrl, ZOOM_WIDTH } from '@saum/domain/picture-url'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { CLOSES_DIALOG } from '#app/ui/dialogs.ts'
import { showDialog } from '#app/ui/show-dialog.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { GalleryPicture } from './gallery-items.ts'
import { useZoomPlace } from './use-zoom-place.ts'
import { ZOOM_STEP, zoomDeedOf } from './zoom-keys.ts'
import { MAX_SCALE } from './zoom-place.ts'
import styles from './zoom.module.css'

interface ZoomProps {
  name: string
  pictures: readonly GalleryPicture[]
  /** The picture it opens with. */
  first: number
  onClose: () => void
}

const ZOOM_ID = 'zoom'

/** The pictures as large as the screen and larger. The browser gives the focus back on closing. */
export function Zoom({ name, pictures, first, onClose }: ZoomProps) {
  const { t } = useShopText()
  const stage = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(first)
  const total = pictures.length

  useEffect(() => void showDialog(ZOOM_ID), [])

  const { place, zoom, pan } = useZoomPlace(stage, index, turn)

  function turn(step: 1 | -1) {
    setIndex((current) => (current + step + total) % total)
  }

  function onKeyDown(event: KeyboardEvent) {
    const deed = zoomDeedOf(event)
    if (!deed) return
    event.preventDefault()
    if (deed.kind === 'zoom') zoom(deed.factor)
    else if (deed.kind === 'pan') pan(deed)
    else if (total > 1) turn(deed.step)
  }

  const picture = pictures[index]
  return (
    <dialog
      id={ZOOM_ID}
      className={styles.zoom}
      aria-label={t('product.pictures', { name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div ref={stage} className={styles.stage} data-enlarged={place.scale > 1 ? '' : undefined}>
        {picture && <ZoomedPicture key={picture.key} picture={picture} place={place} />}
      </div>
      <p className={styles.position} aria-live="polite">
        <VisuallyHidden>
          {t('product.gallery_position', { index: index + 1, total })}
        </VisuallyHidden>
        <span aria-hidden="true">
          {index + 1} / {total}
        </span>
      </p>
      <div className={styles.close}>
        <IconButton icon="close" label={t('product.gallery_close')} {...CLOSES_DIALOG} />
      </div>
      {total > 1 && (
        <div className={styles.turn}>
          <IconButton
            ring
            icon="left"
            label={t('product.gallery_previous')}
            onClick={() => turn(-1)}
          />
          <IconButton ring icon="right" label={t('product.gallery_next')} onClick={() => turn(1)} />
        </div>
      )}
      <div className={styles.scale}>
        <IconButton
          ring
          icon="minus"
          label={t('product.zoom_out')}
          aria-disabled={place.scale <= 1}
          onClick={() => zoom(1 / ZOOM_STEP)}
        />
        <IconButton
          ring
          icon="plus"
          label={t('product.zoom_in')}
          aria-disabled={place.scale >= MAX_SCALE}
          onClick={() => zoom(ZOOM_STEP)}
        />
        <VisuallyHidden>
          <output>{t('product.zoom_level', { percent: Math.round(place.scale * 100) })}</output>
          {t('product.zoom_hint')}
        </VisuallyHidden>
      </div>
    </dialog>
  )
}

interface ZoomedPictureProps {
  picture: GalleryPicture
  place: { scale: number; x: number; y: number }
}

const CLOSE_UP = { width: ZOOM_WIDTH, format: 'webp' } as const

function ZoomedPicture({ picture, place }: ZoomedPictureProps) {
  const { imageBase } = usePageSettings()
  // Once enlarged, always wanted: shrinking it again must not load it twice.
  const [isWanted, setWanted] = useState(false)
  if (place.scale > 1 && !isWanted) setWanted(true)
  return (
    <div
      className={styles.picture}
      style={{ translate: `${place.x}px ${place.y}px`, scale: String(place.scale) }}
    >
      <Picture {...productPicture(picture, imageBase, 'large')} alt={picture.alt} sizes="900px" />
      {isWanted && <CloseUp src={pictureUrl(imageBase, { ...CLOSE_UP, key: picture.key })} />}
    </div>
  )
}

/** Weave and seams, laid over the picture when they are there: it takes seconds to make them. */
function CloseUp({ src }: { src: string }) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <img
      className={styles.closeUp}
      src={src}
      alt=""
      data-close-up={isLoaded ? 'loaded' : 'loading'}
      onLoad={() => setLoaded(true)}
    />
  )
}
