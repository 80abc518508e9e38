import type { ComponentProps, ReactNode } from 'react'
import styles from './line-field.module.css'

export interface LineFieldProps {
  id: string
  label: string
  /** What the button says. */
  submit: string
  isBusy?: boolean
  field: Omit<ComponentProps<'input'>, 'id' | 'className' | 'style' | 'aria-describedby'>
  /** Element that says what becomes of the answer. */
  noteId?: string | undefined
  /** Another way to answer, beside the label. */
  children?: ReactNode
}

/** A field with its button on the same line. */
export function LineField(props: LineFieldProps) {
  const { id, label, submit, isBusy, field, noteId, children } = props
  return (
    <>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {children}
      </div>
      <div className={styles.row}>
        <input id={id} {...field} aria-describedby={noteId} />
        <button type="submit" aria-busy={isBusy}>
          {submit}
        </button>
      </div>
    </>
  )
}
