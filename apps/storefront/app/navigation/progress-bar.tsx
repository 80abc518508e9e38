import { useState } from 'react'
import styles from './progress-bar.module.css'
import { usePageLoad } from './use-page-load.ts'

/** Says that a page is on its way; quick pages come before it shows. */
export function ProgressBar() {
  const [isLoading, setLoading] = useState(false)
  usePageLoad('start', () => setLoading(true))
  usePageLoad('loadingEnd', () => setLoading(false))
  return <div className={styles.bar} data-loading={isLoading} aria-hidden="true" />
}
