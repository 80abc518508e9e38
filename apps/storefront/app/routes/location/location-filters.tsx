import { useState } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Checkbox } from '#app/ui/check.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import styles from './location-form.module.css'
import {
  RADII_KM,
  SERVICE_KEYS,
  SERVICE_MESSAGE,
  type LocationQuestion,
} from './location-question.ts'

interface LocationFiltersProps {
  question: LocationQuestion
  onChange: () => void
}

/** What few ask for is folded away until somebody has asked for it; then it stays as its reader left it. */
export function LocationFilters({ question, onChange }: LocationFiltersProps) {
  const { t } = useShopText()
  const { services, radiusKm } = question
  const [isAskedFor] = useState(services.length > 0)
  return (
    <details className={styles.more} open={isAskedFor}>
      <summary className={styles.summary}>
        <span className={styles.underlined}>{t('store.more_filters')}</span>
        {services.length > 0 && <span className={styles.count}>{services.length}</span>}
      </summary>
      <div className={styles.folded} onChange={onChange}>
        <fieldset className={styles.services}>
          <legend className={styles.legend}>{t('store.services')}</legend>
          {SERVICE_KEYS.map((key) => (
            <Checkbox
              key={key}
              name="services"
              value={key}
              defaultChecked={services.includes(key)}
              label={t(SERVICE_MESSAGE[key])}
            />
          ))}
        </fieldset>
        <SelectField
          label={t('store.radius')}
          name="radius"
          defaultValue={String(radiusKm)}
          options={RADII_KM.map((radius) => ({
            value: String(radius),
            label: t('store.radius_km', { radius }),
          }))}
        />
      </div>
    </details>
  )
}
