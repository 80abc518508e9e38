import { BlockTitle } from '#app/blocks/block-title.tsx'
import { below, fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import styles from './text-blocks.module.css'

/** Some text with a title of its own. */
export function TextBlock({ block, frame }: BlockProps<'text'>) {
  const { title, children } = block
  return (
    <div className={styles.text} {...markOf(block, 'body')}>
      {title && (
        <BlockTitle frame={frame} {...fieldOf(block, 'title')}>
          {title}
        </BlockTitle>
      )}
      <frame.Blocks blocks={children} frame={title ? below(frame, title) : frame} />
    </div>
  )
}
