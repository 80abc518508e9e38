import type { ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './field.module.css'

/** What every field says about itself. */
export interface FieldWords {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Adds the word for “optional” to the label; required fields are the normal case. */
  optional?: boolean | undefined
}

interface FieldFrameProps extends FieldWords {
  id: string
  /** The control with whatever lies on it, such as the arrow of a select. */
  children: ReactNode
}

export function FieldFrame({ id, label, hint, error, optional, children }: FieldFrameProps) {
  return (
    <div className={styles.field} data-error={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      <div className={styles.control}>{children}</div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" size="small" />
      <span>{children}</span>
    </p>
  )
}

/** The ARIA side of hint and error, for the control inside the frame. */
export function describeControl(id: string, { hint, error }: Omit<FieldWords, 'label'>) {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids || undefined,
  } as const
}

function OptionalMark() {
  const { t } = useShopText()
  return <span> ({t('form.optional')})</span>
}
