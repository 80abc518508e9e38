import type { ReactNode } from 'react'
import styles from './progress.module.css'

interface ProgressProps {
  value: number
  max: number
  /** Read out in place of a bare percentage. */
  label: string
}

/** A hairline that fills. */
export function Progress({ value, max, label }: ProgressProps) {
  return (
    <progress className={styles.bar} value={Math.min(value, max)} max={max} aria-label={label} />
  )
}

interface ThresholdProps extends ProgressProps {
  /** What is missing or reached, in words, above the bar. */
  children: ReactNode
}

export function Threshold({ children, ...progress }: ThresholdProps) {
  return (
    <div className={styles.threshold}>
      <p>{children}</p>
      <Progress {...progress} />
    </div>
  )
}
