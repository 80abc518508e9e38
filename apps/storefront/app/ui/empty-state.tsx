import type { ReactNode } from 'react'
import { Headline } from '#app/ui/type.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: ReactNode
  as?: 'h1' | 'h2'
  children?: ReactNode
  /** One button, perhaps a text link beside it. */
  action?: ReactNode
}

/** One sentence and one way on; real products follow below it. */
export function EmptyState({ title, as = 'h1', children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.title}>
        <Headline as={as} size={as === 'h1' ? 64 : 40}>
          {title}
        </Headline>
      </div>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
