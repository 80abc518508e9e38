import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './rows.module.css'

/** A hairline list: account entries, services, stores. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

interface RowProps {
  children: ReactNode
  /** Whole row is the link. */
  href?: string
  /** A value or control at the end. */
  end?: ReactNode
}

export function Row({ children, href, end }: RowProps) {
  return (
    <li className={styles.item}>
      {href === undefined ? (
        <div className={styles.row}>
          <span className={styles.words}>{children}</span>
          {end && <span className={styles.end}>{end}</span>}
        </div>
      ) : (
        <a href={href} className={styles.row}>
          <span className={styles.words}>{children}</span>
          {end && <span className={styles.end}>{end}</span>}
          <Icon name="right" size="small" />
        </a>
      )}
    </li>
  )
}
