import { fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import { Inlines } from '#app/blocks/inlines.tsx'
import { ContentPicture } from './content-picture.tsx'
import styles from './media-blocks.module.css'

const SIZES = {
  text: '(min-width: 600px) 544px, 92vw',
  wide: '(min-width: 1520px) 820px, (min-width: 1024px) 56vw, 92vw',
} as const

/** A picture within the text, with what there is to say about it below. */
export function PictureBlock({ block }: BlockProps<'picture'>) {
  const { picture, caption = [], width = 'wide' } = block
  return (
    <figure
      className={styles.figure}
      data-width={width}
      // Enlarged it would only lose.
      style={{ maxInlineSize: `${picture.width}px` }}
      {...markOf(block, 'picture')}
    >
      <div>
        <ContentPicture picture={picture} sizes={SIZES[width]} />
      </div>
      {caption.length > 0 && (
        <figcaption className={styles.caption} {...fieldOf(block, 'caption')}>
          <Inlines words={caption} />
        </figcaption>
      )}
    </figure>
  )
}
