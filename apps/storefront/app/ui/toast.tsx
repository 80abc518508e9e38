import type { ReactNode } from 'react'
import styles from './toast.module.css'

interface ToastProps {
  children: ReactNode
  /** One `TextButton` or `TextLink`; what needs an answer is a notice or a row instead. */
  action?: ReactNode
}

export function Toast({ children, action }: ToastProps) {
  return (
    <div className={styles.toast}>
      <span className={styles.words}>{children}</span>
      {action}
    </div>
  )
}

/** Where a toast lies above the page; what is beside it can still be pressed. */
export function ToastPlace({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{children}</div>
}
