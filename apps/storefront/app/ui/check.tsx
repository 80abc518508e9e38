import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from '#app/ui/field-frame.tsx'
import styles from './check.module.css'

type NativeInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'>

interface CheckProps extends NativeInputProps {
  label: ReactNode
  /** Small words below the label. */
  hint?: ReactNode
}

interface CheckboxProps extends CheckProps {
  error?: string | undefined
}

export function Checkbox({ error, ...props }: CheckboxProps) {
  const errorId = useId()
  if (!error) return <Check {...props} type="checkbox" />
  return (
    <div>
      <Check {...props} type="checkbox" aria-invalid aria-describedby={errorId} />
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

export function Radio(props: CheckProps) {
  return <Check {...props} type="radio" />
}

/** Takes effect at once; inside a form that is sent by a button use a checkbox. */
export function Switch({ label, hint, ...rest }: CheckProps) {
  return (
    <label className={styles.switch}>
      <input {...rest} type="checkbox" role="switch" className={styles.track} />
      <span className={styles.words}>
        {label}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
    </label>
  )
}

function Check({ label, hint, type, ...rest }: CheckProps & { type: 'checkbox' | 'radio' }) {
  const id = useId()
  // Heard after the state, not as a part of the name.
  const spoken = hint && {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': [rest['aria-describedby'], `${id}-hint`].filter(Boolean).join(' '),
  }
  return (
    <label className={styles.check}>
      <input {...rest} {...spoken} type={type} className={styles.box} />
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <small className={styles.hint} id={`${id}-hint`}>
            {hint}
          </small>
        )}
      </span>
    </label>
  )
}
