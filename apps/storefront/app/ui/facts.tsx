import type { ReactNode } from 'react'
import styles from './facts.module.css'

interface FactsProps {
  facts: readonly { name: string; value: ReactNode }[]
}

/** Names and values in two columns; one below the other where there is no room. */
export function Facts({ facts }: FactsProps) {
  return (
    <div className={styles.frame}>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.name} className={styles.fact}>
            <dt className={styles.name}>{fact.name}</dt>
            <dd className={styles.value}>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
