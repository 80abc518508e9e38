import { markOf, type BlockProps } from '#app/blocks/frame.ts'
import { IndexLinks } from '#app/ui/index-links.tsx'
import styles from './category-index-block.module.css'

/** The breadth of the range as one running line. */
export function CategoryIndexBlock({ block, frame }: BlockProps<'categoryIndex'>) {
  const { categoryIndex } = frame.shown
  if (categoryIndex.length === 0) return null
  return (
    <div className={styles.index} {...markOf(block, 'title')}>
      <IndexLinks
        label={block.title}
        links={categoryIndex.map(({ key, name, href, count }) => ({
          name,
          href,
          count,
          ...(key === 'sale' && { isSale: true }),
        }))}
      />
    </div>
  )
}
