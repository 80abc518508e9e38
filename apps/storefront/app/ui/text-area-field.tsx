import { useId, type ComponentProps } from 'react'
import { describeControl, FieldFrame, type FieldWords } from '#app/ui/field-frame.tsx'
import styles from './field.module.css'

type NativeTextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'>

interface TextAreaFieldProps extends NativeTextAreaProps, FieldWords {}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, optional, id: ownId, ...rest } = props
  const newId = useId()
  const id = ownId ?? newId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...rest}
        {...describeControl(id, { hint, error })}
        id={id}
        className={`${styles.input} ${styles.area}`}
      />
    </FieldFrame>
  )
}
