import type { ReactNode } from 'react'
import styles from './badge.module.css'

interface BadgeProps {
  children: ReactNode
  tone?: 'sale' | undefined
}

/** One short word, plain text. On phones it shares the picture with the garment. */
export function Badge({ children, tone }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}

interface StockNoteProps {
  children: ReactNode
  state: 'in-stock' | 'low' | 'sold-out'
}

export function StockNote({ children, state }: StockNoteProps) {
  return (
    <p className={styles.stock} data-state={state}>
      {children}
    </p>
  )
}
