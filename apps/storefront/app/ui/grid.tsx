import type { ReactNode } from 'react'
import type { DataAttributes } from './data-attributes.ts'
import styles from './grid.module.css'

/** Keeps the page edge and the greatest content width. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>
}

/** Twelve columns. Children place themselves in their own styles. */
export function Grid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

interface SectionProps extends DataAttributes {
  children: ReactNode
  /** Names the section for screen readers when it has no heading of its own. */
  label?: string
  labelledBy?: string
}

/** One block of a page with the distance every block keeps. */
export function Section({ children, label, labelledBy, ...rest }: SectionProps) {
  return (
    <section className={styles.section} aria-label={label} aria-labelledby={labelledBy} {...rest}>
      {children}
    </section>
  )
}

interface SectionHeadProps {
  children: ReactNode
  /** A link or control at the far edge, on the headline's base line. */
  end?: ReactNode
}

export function SectionHead({ children, end }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}

/** Two, three or four tiles in a row that share the lines of brand, name, price and colors. */
export function ProductGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.products} aria-label={label}>
      {children}
    </ul>
  )
}
