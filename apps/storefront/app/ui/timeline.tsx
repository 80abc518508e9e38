import styles from './timeline.module.css'

export interface TimelineStep {
  title: string
  note?: string
  state: 'done' | 'now' | 'ahead'
}

export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map((step, index) => (
        <li
          // Two parcels may leave at the same time: a step has no name of its own.
          key={index}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.title}>{step.title}</span>
          {step.note && <small className={styles.note}>{step.note}</small>}
        </li>
      ))}
    </ol>
  )
}
