import { pictureUrl } from '@saum/domain/picture-url'
import { below, fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import { Island } from '#app/blocks/island.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import styles from './media-blocks.module.css'

/**
 * A film. It loads when somebody starts it, never before; an ambient one may start itself where the
 * visitor's settings allow that. What it shows can be read, too.
 */
export function VideoBlock({ block, frame }: BlockProps<'video'>) {
  const { t } = useShopText()
  const { title, transcript, isAmbient } = block
  return (
    <figure className={styles.figure} {...markOf(block, 'files')}>
      {isAmbient ? (
        <Island
          use={{
            island: 'ambientVideo',
            data: {
              title,
              poster: posterOf(block, frame.imageBase),
              sources: block.sources,
              labels: {
                play: t('content.video_play', { title }),
                pause: t('content.video_pause', { title }),
              },
            },
          }}
        />
      ) : (
        <Film block={block} frame={frame} />
      )}
      <figcaption>
        <p className={styles.caption} {...fieldOf(block, 'title')}>
          {title}
        </p>
        {transcript && (
          <details className={styles.transcript} {...fieldOf(block, 'transcript')}>
            <summary>{t('content.video_transcript')}</summary>
            <frame.Blocks blocks={transcript} frame={below(frame, title)} />
          </details>
        )}
      </figcaption>
    </figure>
  )
}

type VideoBlockFacts = BlockProps<'video'>['block']

function Film({ block, frame }: BlockProps<'video'>) {
  const { title, sources, captions, poster } = block
  const { language } = frame.shop
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has those its editors gave it
    <video
      className={styles.video}
      poster={posterOf(block, frame.imageBase)}
      width={poster.width}
      height={poster.height}
      aria-label={title}
      controls
      playsInline
      preload="none"
      // Captions of another host are only read with its leave.
      crossOrigin={captions.some(({ src }) => isElsewhere(src)) ? 'anonymous' : undefined}
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {captions.map(({ src, locale }) => (
        <track
          key={src}
          kind="captions"
          src={src}
          srcLang={locale}
          label={CAPTIONS_IN[languageIn(locale)]}
          default={languageIn(locale) === language}
        />
      ))}
    </video>
  )
}

/** Wide enough for the column it stands in. */
function posterOf({ poster }: VideoBlockFacts, imageBase: string): string {
  return pictureUrl(imageBase, { key: poster.key, width: 1080, format: 'webp' })
}

function isElsewhere(src: string): boolean {
  return !src.startsWith('/')
}

/** Players list captions by their language, in its own words. */
const CAPTIONS_IN = { de: 'Deutsch', fr: 'Français', en: 'English' } as const

function languageIn(locale: VideoBlockFacts['captions'][number]['locale']) {
  return locale.slice(0, 2) as keyof typeof CAPTIONS_IN
}
