import type { ComponentProps, ReactNode } from 'react'
import styles from './option-list.module.css'

/** Radios as hairline rows: ways to pay, ways to deliver. */
export function OptionList({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={styles.legend}>
        <h2>{legend}</h2>
      </legend>
      <div className={styles.list}>{children}</div>
    </fieldset>
  )
}

type NativeInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'>

interface OptionProps extends NativeInputProps {
  name: string
  value: string
  label: ReactNode
  /** What follows from the choice, or why it is not possible. */
  detail?: ReactNode
  /** Price or mark at the end of the row. */
  end?: ReactNode
  /** Shown only while this option is chosen. */
  more?: ReactNode
}

export function Option({ label, detail, end, more, ...rest }: OptionProps) {
  return (
    <div className={styles.option}>
      <label className={styles.row}>
        <input {...rest} type="radio" className={styles.mark} />
        <span className={styles.words}>
          {label}
          {detail && <small className={styles.detail}>{detail}</small>}
        </span>
        {end && <span className={styles.end}>{end}</span>}
      </label>
      {more && <div className={styles.more}>{more}</div>}
    </div>
  )
}
