import { money } from '@saum/domain/money'
import { useShopText } from '#app/messages/shop-text.tsx'
import styles from './filter-price.module.css'
import { parseAmount } from './address-parts.ts'
import type { PriceDraft } from './price-draft.ts'

interface Ends {
  min: number
  max: number
}

interface PriceSliderProps {
  /** In whole units of the shop's money. */
  ends: Ends
  shown: PriceDraft
  onSlide: (draft: PriceDraft) => void
  onHold: () => void
  onRelease: () => void
}

/** Two native sliders on one line, so that keys, touch and screen readers need nothing of ours. */
export function PriceSlider({ ends, shown, onSlide, onHold, onRelease }: PriceSliderProps) {
  const { t, shop, formatMoney } = useShopText()
  const values = {
    from: amountOf(shown.from, ends.min, ends),
    to: amountOf(shown.to, ends.max, ends),
  }

  const thumb = (end: keyof PriceDraft) => (
    <input
      type="range"
      className={styles.thumb}
      min={ends.min}
      max={ends.max}
      value={values[end]}
      aria-label={t(`filter.price_${end}`)}
      aria-valuetext={formatMoney(money(Math.round(values[end] * 100), shop.currency))}
      onChange={(event) => onSlide(push(end, Number(event.target.value)))}
      onPointerDown={onHold}
      onPointerUp={onRelease}
      onPointerCancel={onRelease}
    />
  )

  /** A thumb stops at the other one; at its own end it narrows nothing down. */
  function push(end: keyof PriceDraft, value: number): PriceDraft {
    const stop = end === 'from' ? Math.min(value, values.to) : Math.max(value, values.from)
    const isOpen = stop === (end === 'from' ? ends.min : ends.max)
    return { ...shown, [end]: isOpen ? '' : String(stop) }
  }

  return (
    <div className={styles.slider} style={trackOf(values, ends)}>
      {thumb('from')}
      {thumb('to')}
    </div>
  )
}

function amountOf(text: string, open: number, { min, max }: Ends): number {
  const cents = parseAmount(text)
  return cents === undefined ? open : Math.min(max, Math.max(min, cents / 100))
}

function trackOf({ from, to }: Record<keyof PriceDraft, number>, { min, max }: Ends) {
  const share = (value: number) => `${((value - min) / (max - min)) * 100}%`
  return { '--from': share(from), '--to': share(to) } as Record<string, string>
}
