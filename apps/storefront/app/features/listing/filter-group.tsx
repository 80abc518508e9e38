import { useId, useState, type ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { AccordionItem } from '#app/ui/accordion.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import styles from './filter-group.module.css'

interface FilterGroupProps {
  label: string
  /** What is chosen in it, in words; `''` for nothing. */
  chosen: string
  isOpen: boolean
  hint?: string | undefined
  onClear: () => void
  children: ReactNode
}

/** A group of the form that folds; closed it still says what is chosen. */
export function FilterGroup(props: FilterGroupProps) {
  const { label, chosen, isOpen, hint, onClear, children } = props
  const hintId = useId()
  const { t } = useShopText()
  // Only the beginning: later the shopper folds, and a cleared choice must not close the group.
  const [startsOpen] = useState(isOpen)
  return (
    <AccordionItem
      title={label}
      open={startsOpen}
      note={<span className={styles.chosen}>{chosen}</span>}
    >
      <fieldset className={styles.group} aria-describedby={hint && hintId}>
        <legend className={styles.legend}>{label}</legend>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        {children}
      </fieldset>
      {chosen !== '' && (
        <div className={styles.clear}>
          <TextButton size={12} alone onClick={onClear}>
            {t('filter.clear_group', { group: label })}
          </TextButton>
        </div>
      )}
    </AccordionItem>
  )
}
