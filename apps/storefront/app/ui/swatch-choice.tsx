import type { ComponentProps } from 'react'
import { dotColors } from './swatches.tsx'
import styles from './swatches.module.css'

type NativeInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'color'>

interface SwatchChoiceProps extends NativeInputProps {
  type: 'radio' | 'checkbox'
  label: string
  color: string
  accent?: string
  /** Products behind the choice. */
  count?: number
}

/** A color as one of several choices, with its name. */
export function SwatchChoice({ label, color, accent, count, ...rest }: SwatchChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...rest} className={styles.input} />
      <span className={styles.dot} style={dotColors({ color, accent })} />
      <span className={styles.name}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}
