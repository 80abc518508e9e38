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
  /** What may be typed; the button stops at `min`. */
  typedMin?: number
  describedBy?: string | undefined
  /** With a name the two buttons also submit their form, as `-1` and `1`, before script has loaded. */
  stepName?: string
  disabled?: boolean
  onChange: (quantity: number) => void
  /** More was wanted than `max`. */
  onBeyond?: () => void
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, min = 1, max, stepName, disabled = false } = props
  return (
    <span className={styles.stepper} data-needs-script={stepName ? undefined : true}>
      {/* Enter presses the first submit button of a form; it must not be the minus. */}
      {stepName && <button type="submit" hidden tabIndex={-1} aria-hidden="true" />}
      <StepButton {...props} step={-1} disabled={disabled} isAtEnd={quantity <= min} />
      <NumberInput {...props} />
      <StepButton {...props} step={1} disabled={disabled} isAtEnd={quantity >= max} />
    </span>
  )
}

function StepButton(props: QuantityStepperProps & { step: 1 | -1; isAtEnd: boolean }) {
  const { step, stepName, quantity, disabled, isAtEnd, onChange, onBeyond } = props

  function stepHere(event: MouseEvent) {
    event.preventDefault()
    if (!isAtEnd) onChange(quantity + step)
    else if (step === 1) onBeyond?.()
  }

  return (
    <button
      type={stepName ? 'submit' : 'button'}
      name={stepName}
      value={step}
      className={styles.step}
      aria-label={step === 1 ? props.increaseLabel : props.decreaseLabel}
      disabled={disabled}
      // Whoever has pressed it up to here keeps the focus.
      aria-disabled={isAtEnd || undefined}
      onClick={stepHere}
    >
      <Icon name={step === 1 ? 'plus' : 'minus'} size="small" />
    </button>
  )
}

/** Keeps what is being typed to itself until the shopper leaves the field or presses Enter. */
function NumberInput(props: QuantityStepperProps) {
  const { name, label, quantity, max, disabled, onChange, onBeyond } = props
  const { min = 1, typedMin = min } = props
  const [typed, setTyped] = useState<string>()

  function commit() {
    const wanted = clampQuantity(typed ?? '', { min: typedMin, max, fallback: quantity })
    if (Number(typed) > max) onBeyond?.()
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
      aria-describedby={props.describedBy}
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
