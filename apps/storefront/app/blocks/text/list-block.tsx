import { markOf, type BlockProps } from '#app/blocks/frame.ts'
import styles from './text-blocks.module.css'

export function ListBlock({ block, frame }: BlockProps<'list'>) {
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List className={styles.list} {...markOf(block)}>
      {block.items.map((item, position) => (
        <li key={position} className={styles.item}>
          <frame.Blocks blocks={item} frame={frame} />
        </li>
      ))}
    </List>
  )
}
