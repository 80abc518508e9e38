import { useId, type ComponentProps } from 'react'
import { describeControl, FieldFrame, type FieldWords } from '#app/ui/field-frame.tsx'
import styles from './field.module.css'

type NativeInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'>

interface TextFieldProps extends NativeInputProps, FieldWords {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date'
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, type = 'text', id: ownId, ...rest } = props
  const newId = useId()
  const id = ownId ?? newId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...describeControl(id, { hint, error })}
        {...rest}
        id={id}
        type={type}
        className={styles.input}
      />
    </FieldFrame>
  )
}
