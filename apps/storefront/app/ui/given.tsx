import type { ReactNode } from 'react'
import styles from './given.module.css'

interface GivenProps {
  rows: readonly {
    name: string
    value: ReactNode
    /** The way back to where it was entered. */
    change?: ReactNode
  }[]
}

/** What has been entered or is known: hairline rows of name, value and the way back. */
export function Given({ rows }: GivenProps) {
  return (
    <dl className={styles.given}>
      {rows.map(({ name, value, change }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {change && <dd className={styles.change}>{change}</dd>}
        </div>
      ))}
    </dl>
  )
}
