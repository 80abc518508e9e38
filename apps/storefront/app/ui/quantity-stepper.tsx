import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { clampQuantity } from '#app/ui/clamp-quantity.ts'
import styles from './quantity-stepper.module.css'

interface QuantityStepperProps {
  name: string
  quantity: number
  min?: number
  max: number
  label: string
  decreaseLabel: string
  increaseLabel: string
  /** With a name the two buttons also submit their form, as `-1` and `1`, before script has loaded. */
  stepName?: string
  disabled?: boolean
  onChange: (quantity: number) => void
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, min = 1, max, stepName, disabled = false } = props
  return (
    <span className={styles.stepper} data-needs-script={stepName ? undefined : true}>
      {/* Enter presses the first submit button of a form; it must not be the minus. */}
      {stepName && <button type="submit" hidden tabIndex={-1} aria-hidden="true" />}
      <StepButton {...props} step={-1} disabled={disabled || quantity <= min} />
      <NumberInput {...props} />
      <StepButton {...props} step={1} disabled={disabled || quantity >= max} />
    </span>
  )
}

function StepButton(props: QuantityStepperProps & { step: 1 | -1 }) {
  const { step, stepName, quantity, disabled, onChange } = props

  function stepHere(event: MouseEvent) {
    event.preventDefault()
    onChange(quantity + step)
  }

  return (
    <button
      type={stepName ? 'submit' : 'button'}
      name={stepName}
      value={step}
      className={styles.step}
      aria-label={step === 1 ? props.increaseLabel : props.decreaseLabel}
      disabled={disabled}
      onClick={stepHere}
    >
      <Icon name={step === 1 ? 'plus' : 'minus'} size="small" />
    </button>
  )
}

/** Keeps what is being typed to itself until the shopper leaves the field or presses Enter. */
function NumberInput(props: QuantityStepperProps) {
  const { name, label, quantity, min = 1, max, disabled, onChange } = props
  const [typed, setTyped] = useState<string>()

  function commit() {
    const wanted = clampQuantity(typed ?? '', { min, max, fallback: quantity })
    setTyped(undefined)
    if (wanted !== quantity) onChange(wanted)
  }

  function commitOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    commit()
  }

  return (
    <input
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      name={name}
      value={typed ?? quantity}
      aria-label={label}
      autoComplete="off"
      disabled={disabled}
      className={styles.number}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={commitOnEnter}
    />
  )
}
