import { fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import { Text } from '#app/ui/type.tsx'
import styles from './text-blocks.module.css'

export function QuoteBlock({ block, frame }: BlockProps<'quote'>) {
  return (
    <figure className={styles.quote} {...markOf(block, 'text')}>
      <blockquote className={styles.words}>
        <frame.Blocks blocks={block.children} frame={frame} />
      </blockquote>
      {block.source && (
        <figcaption {...fieldOf(block, 'source')}>
          <Text as="span" tone="soft">
            {block.source}
          </Text>
        </figcaption>
      )}
    </figure>
  )
}
