import { useShopText } from '#app/messages/shop-text.tsx'
import styles from './filter-group.module.css'
import type { FilterValue, ValueGroup } from './listing-facts.ts'

interface FilterCheckProps {
  name: string
  value: FilterValue
  look: ValueGroup['look']
  isSelected: boolean
  onToggle: () => void
}

/** A value to choose: a box with a size in it, or a line with a tick, its color and its count. */
export function FilterCheck({ name, value, look, isSelected, onToggle }: FilterCheckProps) {
  const { t } = useShopText()
  const { id, label, count, hex } = value
  const isSize = look === 'sizes'
  return (
    <label className={isSize ? styles.size : styles.line}>
      <input
        type="checkbox"
        name={name}
        value={id}
        checked={isSelected}
        disabled={count === 0 && !isSelected}
        className={isSize ? styles.input : styles.tick}
        aria-label={t('filter.value_count', { value: label, count })}
        onChange={onToggle}
      />
      {look === 'colors' && (
        <span
          className={styles.dot}
          style={{ '--ground': hex ?? 'none' } as Record<string, string>}
        />
      )}
      <span className={styles.name}>{label}</span>
      {!isSize && <span className={styles.count}>{count}</span>}
    </label>
  )
}
