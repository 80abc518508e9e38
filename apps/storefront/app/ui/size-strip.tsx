import { useId, type ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { FieldError } from '#app/ui/field-frame.tsx'
import styles from './size-strip.module.css'

export interface SizeChoice {
  value: string
  label: string
  /** Pieces left, only when they are few. */
  left?: number
  /** Short words below the size, such as how few are left. */
  note?: string
  /** What a screen reader hears when the size means more than its label. */
  words?: string
  isSoldOut?: boolean
}

interface SizeStripProps {
  name: string
  legend: ReactNode
  sizes: readonly SizeChoice[]
  selected?: string | undefined
  error?: string | undefined
  /** Link to the size guide, at the end of the legend's line. */
  guide?: ReactNode
  /** With it `selected` decides what is chosen, without it the form does. */
  onSelect?: (value: string) => void
}

/** One row, read like a measuring tape. A sold-out size can be chosen: it leads to the reminder. */
export function SizeStrip(props: SizeStripProps) {
  const { name, legend, sizes, selected, error, guide, onSelect } = props
  const { t } = useShopText()
  const id = useId()
  const legendId = `${id}-legend`
  const errorId = `${id}-error`
  const longest = Math.max(...sizes.map((size) => size.label.length))

  function describe(size: SizeChoice): string {
    if (size.isSoldOut) return t('product.size_sold_out', { size: size.label })
    if (size.left === undefined) return size.words ?? size.label
    return t('product.size_low', { size: size.label, count: size.left })
  }

  return (
    <div className={styles.sizes} role="group" aria-labelledby={legendId}>
      {/* No `legend`: WebKit lays it out above the grid, never on one line with the guide. */}
      <div className={styles.head}>
        <span id={legendId}>{legend}</span>
        {guide && <div>{guide}</div>}
      </div>
      <div
        className={styles.strip}
        data-error={error ? true : undefined}
        style={{ '--letters': longest } as Record<string, number>}
      >
        {sizes.map((size) => (
          <label
            key={size.value}
            className={styles.cell}
            data-sold-out={size.isSoldOut ? true : undefined}
          >
            <input
              type="radio"
              name={name}
              value={size.value}
              required
              {...(onSelect
                ? { checked: size.value === selected, onChange: () => onSelect(size.value) }
                : { defaultChecked: size.value === selected })}
              aria-label={describe(size)}
              // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- otherwise a browser calls a required choice invalid before there was one
              aria-invalid={Boolean(error)}
              aria-describedby={error ? errorId : undefined}
              className={styles.input}
            />
            <span>{size.label}</span>
            {size.note && !size.isSoldOut && <small className={styles.note}>{size.note}</small>}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
