import { useId, type ComponentProps } from 'react'
import { describeControl, FieldFrame, type FieldWords } from '#app/ui/field-frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './field.module.css'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

type NativeSelectProps = Omit<ComponentProps<'select'>, 'className' | 'style' | 'children'>

interface SelectFieldProps extends NativeSelectProps, FieldWords {
  options: readonly SelectOption[]
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, options, id: ownId, ...rest } = props
  const newId = useId()
  const id = ownId ?? newId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <select
        {...rest}
        {...describeControl(id, { hint, error })}
        id={id}
        className={`${styles.input} ${styles.select}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon name="down" size="small" />
      </span>
    </FieldFrame>
  )
}
