import { useState, type ChangeEvent } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './fitted-select.module.css'

interface FittedOption {
  value: string | number
  label: string
  isDisabled?: boolean
}

interface FittedSelectProps {
  name: string
  label: string
  options: readonly FittedOption[]
  /** With it the page decides what is chosen, without it the list does, the first option at first. */
  value?: string | number
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
  /** Id of the form it belongs to where it stands outside. */
  form?: string
}

/**
 * A list as wide as the chosen words, with its arrow behind them. A browser makes it as wide as the longest
 * option; here words of its own give the width, because not every browser knows `field-sizing`.
 */
export function FittedSelect({ name, label, options, value, onChange, form }: FittedSelectProps) {
  const [own, setOwn] = useState(String(value ?? options[0]?.value))
  const chosen = value === undefined ? own : String(value)
  const words = options.find((option) => String(option.value) === chosen)?.label
  return (
    <span className={styles.frame}>
      <select
        name={name}
        aria-label={label}
        form={form}
        className={styles.select}
        value={value}
        onChange={(event) => {
          setOwn(event.target.value)
          onChange?.(event)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.words} aria-hidden="true">
        {words}
      </span>
      <Icon name="down" size="small" />
    </span>
  )
}
