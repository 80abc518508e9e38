import type { MouseEvent } from 'react'
import styles from './quick-sizes.module.css'

export interface QuickSize {
  value: string
  label: string
  /** The product with this size chosen. */
  href: string
  isSoldOut?: boolean
}

interface QuickSizesProps {
  label: string
  sizes: readonly QuickSize[]
  onPick?: ((value: string) => void) | undefined
}

/** Sizes on a tile's picture. Links to the product with the size chosen; script adds at once. */
export function QuickSizes({ label, sizes, onPick }: QuickSizesProps) {
  function pickHere(event: MouseEvent, value: string) {
    if (!onPick || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    onPick(value)
  }

  return (
    <ul className={styles.sizes} aria-label={label}>
      {sizes.map((size) => (
        <li key={size.value}>
          {size.isSoldOut ? (
            <s className={styles.size}>{size.label}</s>
          ) : (
            <a
              href={size.href}
              className={styles.size}
              onClick={(event) => pickHere(event, size.value)}
            >
              {size.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
