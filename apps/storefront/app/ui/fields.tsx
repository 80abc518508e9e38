import type { ReactNode } from 'react'
import styles from './fields.module.css'

/** Six narrow columns for the fields of a form. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}

interface FieldSpanProps {
  children: ReactNode
  /** Columns out of six, from 560 px. */
  columns: 2 | 3 | 4 | 6
  /** Keep the columns on phones too, for short pairs such as postcode and town. */
  always?: boolean
}

export function FieldSpan({ children, columns, always }: FieldSpanProps) {
  return (
    <div className={styles.span} data-columns={columns} data-always={always ? true : undefined}>
      {children}
    </div>
  )
}
