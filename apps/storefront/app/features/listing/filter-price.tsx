import type { KeyboardEvent } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { FieldError } from '#app/ui/field-frame.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './filter-price.module.css'
import type { PriceGroup } from './listing-facts.ts'
import { sliderEnds, type PriceDraft, type PriceProblem, type PriceRange } from './price-draft.ts'
import { PriceSlider } from './price-slider.tsx'
import { usePriceDraft } from './use-price-draft.ts'

interface FilterPriceProps {
  group: PriceGroup
  range: PriceRange
  onChange: (range: PriceRange) => void
}

const ERROR_ID = 'filter-price-error'
/** For the browser, which checks it where no script does. */
const AMOUNT = String.raw`[\s'’]*\d[\d\s'’]*([.,]\d{1,2})?\s*`
const PROBLEM_WORDS = {
  'not-a-number': 'filter.price_not_number',
  'wrong-order': 'filter.price_invalid',
} as const satisfies Record<PriceProblem, string>

/** The wanted prices: two amounts to type, and the same two on a slider. */
export function FilterPrice({ group, range, onChange }: FilterPriceProps) {
  const { t } = useShopText()
  const { shown, problem, ...draft } = usePriceDraft(range, onChange)
  const ends = sliderEnds(group)

  function commitOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    draft.commit()
  }

  const field = (end: keyof PriceDraft) => (
    <TextField
      label={t(`filter.price_${end}`)}
      name={end === 'from' ? 'priceFrom' : 'priceTo'}
      value={shown[end]}
      placeholder={String(end === 'from' ? ends.min : ends.max)}
      inputMode="decimal"
      pattern={AMOUNT}
      title={t('filter.price_not_number')}
      maxLength={9}
      aria-invalid={problem !== null || undefined}
      aria-describedby={problem ? ERROR_ID : undefined}
      onChange={(event) => draft.type({ ...shown, [end]: event.target.value })}
      onBlur={draft.commit}
      onKeyDown={commitOnEnter}
    />
  )

  return (
    <div className={styles.price}>
      {ends.max > ends.min && (
        <PriceSlider
          ends={ends}
          shown={shown}
          onSlide={draft.slide}
          onHold={draft.hold}
          onRelease={draft.commit}
        />
      )}
      <div className={styles.fields}>
        {field('from')}
        {field('to')}
      </div>
      {problem && (
        <div role="alert">
          <FieldError id={ERROR_ID}>{t(PROBLEM_WORDS[problem])}</FieldError>
        </div>
      )}
    </div>
  )
}
