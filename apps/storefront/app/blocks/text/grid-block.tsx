import { BlockTitle } from '#app/blocks/block-title.tsx'
import { below, fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import styles from './grid-block.module.css'

/** Cells beside each other, one below the other on phones; what stands in them is any block. */
export function GridBlock({ block, frame }: BlockProps<'grid'>) {
  const { title, layout, cells } = block
  return (
    <div
      className={styles.frame}
      data-titled={title ? true : undefined}
      {...markOf(block, 'cells')}
    >
      {title && (
        <BlockTitle frame={frame} {...fieldOf(block, 'title')}>
          {title}
        </BlockTitle>
      )}
      <div className={styles.cells} data-layout={layout}>
        {cells.map((cell, position) => (
          <div key={position} className={styles.cell}>
            <frame.Blocks blocks={cell} frame={title ? below(frame, title) : frame} />
          </div>
        ))}
      </div>
    </div>
  )
}
