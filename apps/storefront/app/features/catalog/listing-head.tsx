import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Chips } from '#app/ui/chips.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { CategoryFacts } from './describe-category.ts'
import styles from './listing-frame.module.css'

interface ListingHeadProps {
  category: CategoryFacts
  total: number
  /** The total in words: of products, outfits. */
  totalWords: string
}

/** Where the shopper is, how much there is, and the way further down the tree. */
export function ListingHead({ category, total, totalWords }: ListingHeadProps) {
  return (
    <Wrap>
      <Breadcrumbs trail={category.trail} here={category.name} />
      <header className={styles.head}>
        <h1>
          {category.name}{' '}
          <span className={styles.count} aria-hidden="true">
            {total}
          </span>
          <VisuallyHidden>{totalWords}</VisuallyHidden>
        </h1>
        {category.description && <p className={styles.description}>{category.description}</p>}
      </header>
      {category.children.length > 0 && (
        <div className={styles.chips}>
          <Chips
            label={category.name}
            chips={category.children.map(({ name, href }) => ({ label: name, href }))}
          />
        </div>
      )}
    </Wrap>
  )
}
