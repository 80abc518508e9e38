import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
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
  /** Where the link leads: another page, a file, another site. */
  leadsTo?: 'page' | 'file' | 'site'
}

const LINK_ICON = { page: 'right', file: 'download', site: 'external' } as const satisfies Record<
  string,
  IconName
>

export function Row({ children, href, end, leadsTo = 'page' }: RowProps) {
  return (
    <li className={styles.item}>
      {href === undefined ? (
        <div className={styles.row}>
          <span className={styles.words}>{children}</span>
          {/* May be a form. */}
          {end && <div className={styles.end}>{end}</div>}
        </div>
      ) : (
        <a
          href={href}
          className={styles.row}
          download={leadsTo === 'file' ? '' : undefined}
          rel={leadsTo === 'site' ? 'external noopener' : undefined}
        >
          <span className={styles.words}>{children}</span>
          {end && <span className={styles.end}>{end}</span>}
          <Icon name={LINK_ICON[leadsTo]} size="small" />
        </a>
      )}
    </li>
  )
}
