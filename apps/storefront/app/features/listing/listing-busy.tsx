import { useEffect, useState, type ReactNode } from 'react'
import styles from './product-listing.module.css'

interface ListingBusyProps {
  isLoading: boolean
  children: ReactNode
}

/** So long an answer may take before the old list dims. */
const PATIENCE_MS = 150

/**
 * The old list stays readable until the new one is there. A quick answer comes before it dims, and then
 * dims nothing: a fade that waits in a style sheet would have every tile painted twice.
 */
export function ListingBusy({ isLoading, children }: ListingBusyProps) {
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLoading])

  return (
    <div
      className={styles.results}
      aria-busy={isLoading || undefined}
      data-late={(isLoading && isLate) || undefined}
    >
      {children}
    </div>
  )
}
