import type { Block } from '@saum/contract/content-block'
import type { BlockFrame } from '#app/blocks/frame.ts'
import { WIDE_BLOCKS } from '#app/blocks/wide-blocks.ts'
import styles from './home-layout.module.css'

/** Wide blocks from edge to edge; all others keep the page's edge and distance here. */
export function layOutHome(blocks: readonly Block[], frame: BlockFrame) {
  return blocks.map((block, position) =>
    WIDE_BLOCKS.has(block.kind) ? (
      <frame.Blocks key={position} blocks={[block]} frame={frame} />
    ) : (
      <section key={position} className={styles.inset}>
        <frame.Blocks blocks={[block]} frame={frame} />
      </section>
    ),
  )
}
