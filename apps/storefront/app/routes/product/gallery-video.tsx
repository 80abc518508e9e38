import { pictureUrl } from '@saum/domain/picture-url'
import { videoUrl } from '@saum/domain/video-url'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import styles from './gallery.module.css'
import type { VideoFacts } from './gallery-items.ts'
import { viewId } from './view-id.ts'

interface GalleryVideoProps {
  video: VideoFacts
  index: number
}

/** A video among the views. It starts when a shopper starts it, without sound, and loads only then. */
export function GalleryVideo({ video, index }: GalleryVideoProps) {
  const { shop } = useShopText()
  const { imageBase } = usePageSettings()
  const { file, alt, poster, captions } = video
  return (
    <li id={viewId(index)} className={styles.view}>
      <video
        className={styles.video}
        src={videoUrl(file)}
        poster={poster && pictureUrl(imageBase, { key: poster.key, width: 900, format: 'webp' })}
        aria-label={alt}
        controls
        muted
        playsInline
        preload="none"
      >
        {captions !== undefined && (
          <track
            kind="captions"
            src={videoUrl(captions)}
            srcLang={shop.locale}
            label={CAPTIONS_IN[shop.language]}
            default
          />
        )}
      </video>
    </li>
  )
}

/** Players list captions by their language, in its own words. */
const CAPTIONS_IN = { de: 'Deutsch', fr: 'Français', en: 'English' } as const
