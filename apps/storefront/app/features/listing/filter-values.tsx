import { useId, useState } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { FilterCheck } from './filter-check.tsx'
import { findValues, unfoldedCount } from './filter-fold.ts'
import styles from './filter-group.module.css'
import type { FilterValue, ValueGroup } from './listing-facts.ts'

interface FilterValuesProps {
  group: ValueGroup
  selected: readonly number[]
  onToggle: (id: number) => void
}

/** The values of a group; a long one is folded and can be searched in. */
export function FilterValues({ group, selected, onToggle }: FilterValuesProps) {
  const { t } = useShopText()
  const listId = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const [term, setTerm] = useState('')
  const { values, look, label } = group
  const folded = values.length - unfoldedCount(values, look)
  const found = findValues(values, term)
  const isShown = (value: FilterValue, index: number) =>
    term !== '' || isUnfolded || index < values.length - folded || selected.includes(value.id)
  return (
    <>
      {look === 'list' && folded > 0 && (
        <div className={styles.search}>
          <TextField
            type="search"
            label={t('filter.search_in', { group: label })}
            value={term}
            aria-controls={listId}
            onChange={(event) => setTerm(event.target.value)}
            onKeyDown={(event) => {
              // Enter would send the form.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        </div>
      )}
      <ul id={listId} className={styles.values} data-look={look}>
        {found.map((value, index) => (
          <li key={value.id} data-folded={isShown(value, index) ? undefined : true}>
            <FilterCheck
              name={`filters[${group.key}]`}
              value={value}
              look={look}
              isSelected={selected.includes(value.id)}
              onToggle={() => onToggle(value.id)}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>{t('filter.no_values', { term })}</p>}
      {folded > 0 && term === '' && (
        <div className={styles.more}>
          <TextButton
            alone
            aria-expanded={isUnfolded}
            aria-controls={listId}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? t('filter.show_less') : t('filter.show_more', { count: folded })}
          </TextButton>
        </div>
      )}
    </>
  )
}
