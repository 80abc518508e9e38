import { useShopText } from '#app/messages/shop-text.tsx'
import { FittedSelect } from '#app/ui/fitted-select.tsx'
import { Hint } from '#app/ui/hint.tsx'
import { FILTER_FORM_ID } from './filter-panel.tsx'
import styles from './sort-choice.module.css'
import { SORT_KEYS, type SortKey } from './listing-facts.ts'

interface SortChoiceProps {
  sort: SortKey
  onSort: (sort: SortKey) => void
}

/** The order of the list. Without script it is sent with the filters, by its own button. */
export function SortChoice({ sort, onSort }: SortChoiceProps) {
  const { t } = useShopText()
  return (
    <div className={styles.sort}>
      <label className={styles.choice}>
        <span className={styles.word}>{t('listing.sort')}</span>
        <FittedSelect
          name="sort"
          label={t('listing.sort')}
          form={FILTER_FORM_ID}
          value={sort}
          options={SORT_KEYS.map((key) => ({ value: key, label: t(`listing.sort_${key}`) }))}
          onChange={(event) => onSort(event.target.value as SortKey)}
        />
      </label>
      {sort === 'recommended' && (
        <div className={styles.why}>
          <Hint label={t('listing.sort_why')}>{t('listing.sort_recommended_hint')}</Hint>
        </div>
      )}
      <button type="submit" form={FILTER_FORM_ID} className={styles.send}>
        {t('listing.sort_apply')}
      </button>
    </div>
  )
}
