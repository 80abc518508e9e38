import type { ReactNode } from 'react'
import styles from './accordion.module.css'

export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>
}

interface AccordionItemProps {
  title: ReactNode
  children: ReactNode
  open?: boolean
  /** Items with the same name close each other. */
  name?: string
  /** A short word before the mark, such as how many values are chosen. */
  note?: ReactNode
  id?: string
}

export function AccordionItem({ title, children, open, name, note, id }: AccordionItemProps) {
  return (
    <details className={styles.item} open={open} name={name} id={id}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
