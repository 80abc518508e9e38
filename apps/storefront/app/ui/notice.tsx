import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  kind?: 'info' | 'error' | 'success'
  children: ReactNode
  /** Appears after the page has been read out: screen readers are told at once. */
  announce?: boolean
}

const NOTICE_ICON = { info: 'info', error: 'alert', success: 'check' } as const

export function Notice({ kind = 'info', children, announce }: NoticeProps) {
  const role = kind === 'error' ? 'alert' : 'status'
  return (
    <div className={styles.notice} data-kind={kind} role={announce ? role : undefined}>
      <Icon name={NOTICE_ICON[kind]} size="text" />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
