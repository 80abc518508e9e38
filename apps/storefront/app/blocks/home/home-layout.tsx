import type { Block } from '@saum/contract/content-block'
import type { BlockFrame } from '#app/blocks/frame.ts'
import styles from './home-layout.module.css'

/** The blocks of the home page from edge to edge; only the cells of a grid keep the page's edge here. */
export function layOutHome(blocks: readonly Block[], frame: BlockFrame) {
  return blocks.map((block, position) =>
    block.kind === 'grid' ? (
      <section key={position} className={styles.grid}>
        <frame.Blocks blocks={[block]} frame={frame} />
      </section>
    ) : (
      <frame.Blocks key={position} blocks={[block]} frame={frame} />
    ),
  )
}
