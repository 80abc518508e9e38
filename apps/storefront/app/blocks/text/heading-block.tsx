import { plainText } from '@saum/contract/content-block'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Inlines } from '#app/blocks/inlines.tsx'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { markOf, type BlockProps } from '#app/blocks/frame.ts'
import styles from './heading-block.module.css'

/** A heading that can be linked to; the link shows itself to whoever comes near. */
export function HeadingBlock({ block, frame }: BlockProps<'heading'>) {
  const { t } = useShopText()
  const title = plainText(block.children)
  return (
    <div className={styles.heading} {...markOf(block)}>
      <BlockTitle frame={frame} id={block.id}>
        <Inlines words={block.children} />
      </BlockTitle>
      <a
        href={`#${block.id}`}
        className={styles.anchor}
        aria-label={t('content.anchor', { title })}
      >
        #
      </a>
    </div>
  )
}
