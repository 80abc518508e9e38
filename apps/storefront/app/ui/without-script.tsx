import type { ReactNode } from 'react'
import styles from './without-script.module.css'

/**
 * What is shown where no script runs: because it is off, or because the browser is older than our scripts, which
 * `<noscript>` would not notice.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <div className={styles.without}>{children}</div>
}
