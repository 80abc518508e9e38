import type { ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { writeDistance } from '#app/ui/write-distance.ts'
import { OpeningWords } from './opening-words.tsx'
import type { StoreFacts } from './store-facts.ts'
import { storeLabel } from './store-label.ts'
import styles from './store-row.module.css'

interface StoreRowProps {
  store: StoreFacts
  /** When the page was written. */
  nowMs: number
  as?: 'h2' | 'h3'
  isActive?: boolean
  onPoint?: (id: number | null) => void
  /** What this store has of a product. */
  stock?: ReactNode
  /** Hours, phone and services, where there is room for them. */
  children?: ReactNode
}

/** One store of a list: the row is the link, and the pin on the map knows it. */
export function StoreRow(props: StoreRowProps) {
  const { store, nowMs, as: Heading = 'h2', isActive, onPoint, stock, children } = props
  const { t, formatNumber } = useShopText()
  const { id, number, name, street, zipCode, city, href, distanceM, opening } = store
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only the pin answers
    <li
      className={styles.row}
      id={rowId(id)}
      data-active={isActive ? true : undefined}
      onPointerEnter={onPoint && (() => onPoint(id))}
      onPointerLeave={onPoint && (() => onPoint(null))}
      onFocus={onPoint && (() => onPoint(id))}
      onBlur={onPoint && (() => onPoint(null))}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <a href={href} className={styles.link}>
            {storeLabel({ name, city })}
          </a>
        </Heading>
        <p className={styles.soft}>
          {street}, {`${zipCode}\u00A0${city}`}
        </p>
        <p className={styles.state}>
          <OpeningWords facts={opening} nowMs={nowMs} />
        </p>
        {stock}
      </div>
      {distanceM !== null && (
        <p className={styles.distance}>
          <VisuallyHidden>
            {t('store.distance', { distance: writeDistance(distanceM, formatNumber) })}
          </VisuallyHidden>
          <span aria-hidden="true">{writeDistance(distanceM, formatNumber)}</span>
        </p>
      )}
      {children && <div className={styles.details}>{children}</div>}
    </li>
  )
}

/** Where a pin of the map leads. */
export function rowId(id: number): string {
  return `store-${id}`
}
