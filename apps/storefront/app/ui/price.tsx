import type { Money } from '@saum/domain/money'
import { useShopText, type ShopText } from '#app/messages/shop-text.tsx'
import { percentOff } from '#app/ui/percent-off.ts'
import styles from './price.module.css'

/**
 * What a reduced price is compared with: the union names the lowest price of the last 30 days,
 * Switzerland the price asked before.
 */
export type PriceComparison = 'lowest-30-days' | 'previous'

export interface PriceProps {
  now: Money
  /** The price the law of the shop compares with; leave it out when its rule is not met. */
  before?: Money | undefined
  comparison?: PriceComparison | undefined
  /** The cheapest of several sizes. */
  from?: boolean | undefined
  /** Words in place of the comparison, such as sold out. */
  note?: string | undefined
  size?: 'large' | undefined
}

export function Price(props: PriceProps) {
  return <PriceLine {...props} text={useShopText()} />
}

interface PriceLineProps extends PriceProps {
  text: ShopText
}

/** The same line for a caller that has read the texts already; a grid draws it dozens of times. */
export function PriceLine({ text, now, before, comparison, from, note, size }: PriceLineProps) {
  const { t, formatMoney } = text
  const asked = formatMoney(now)
  if (before === undefined || before.cents <= now.cents) {
    return (
      <p className={styles.price} data-size={size}>
        {from ? t('listing.price_from', { price: asked }) : asked}
        {note && <span className={styles.note}>{note}</span>}
      </p>
    )
  }
  const percent = percentOff(now, before)
  return (
    <p className={styles.price} data-size={size} data-reduced>
      <span className={styles.now}>{asked}</span>{' '}
      {percent > 0 && (
        <span className={styles.percent}>{t('listing.badge_sale', { percent })}</span>
      )}
      <span className={styles.note}>{note ?? compare(text, before, comparison)}</span>
    </p>
  )
}

function compare({ t, hasText, formatMoney }: ShopText, before: Money, by?: PriceComparison) {
  const lowest = 'price.lowest_30'
  const previous = 'price.swiss_before'
  if (by !== 'previous' && hasText(lowest)) return t(lowest, { price: formatMoney(before) })
  return hasText(previous) ? t(previous, { price: formatMoney(before) }) : null
}
