import styles from './steps.module.css'

export interface Step {
  label: string
  /** Steps that may be visited again are links. */
  href?: string
  state: 'done' | 'now' | 'ahead'
}

export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.label} className={styles.item} data-state={step.state}>
            {step.href && step.state === 'done' ? (
              <a className={styles.step} href={step.href}>
                <span className={styles.label}>{step.label}</span>
              </a>
            ) : (
              <span
                className={styles.step}
                aria-current={step.state === 'now' ? 'step' : undefined}
              >
                <span className={styles.label}>{step.label}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
