import type { ReactNode } from 'react'
import { Headline, Text } from '#app/ui/type.tsx'
import styles from './workshop.module.css'

interface PartProps {
  title: string
  children: ReactNode
  /** Room of one state; `full` gives the children the whole column. */
  columns?: 'tiny' | 'narrow' | 'wide' | 'full'
}

/** One family of components. */
export function Part({ title, children, columns = 'narrow' }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <Headline>{title}</Headline>
      <div className={styles.states} data-columns={columns}>
        {children}
      </div>
    </section>
  )
}

interface StateProps {
  name: string
  children: ReactNode
  /** Look as if a pointer or the keyboard were here. */
  show?: 'hover' | 'focus' | 'active'
}

/** One component in one state, with its name. */
export function State({ name, children, show }: StateProps) {
  return (
    <div className={styles.state}>
      <Text size={12} tone="soft">
        {name}
      </Text>
      <div className={styles.sample} data-show={show}>
        {children}
      </div>
    </div>
  )
}
