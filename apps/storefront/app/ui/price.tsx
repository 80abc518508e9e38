import type { Money } from '@saum/domain/money'
import { useShopText, type ShopText } from '#app/messages/shop-text.tsx'
import { percentOff } from '#app/ui/percent-off.ts'
import styles from './price.module.css'

export interface PriceProps {
  now: Money
  /** The price the law of the shop compares with; leave it out when its rule is not met. */
  before?: Money | undefined
  /** The cheapest of several sizes. */
  from?: boolean | undefined
  /** Words in place of the comparison, such as sold out. */
  note?: string | undefined
  /** The percentage stands elsewhere, such as on the picture of a tile. */
  hidesPercent?: boolean | undefined
  size?: 'large' | undefined
}

export function Price(props: PriceProps) {
  return <PriceLine {...props} text={useShopText()} />
}

interface PriceLineProps extends PriceProps {
  text: ShopText
}

/** The same line for a caller that has read the texts already; a grid draws it dozens of times. */
export function PriceLine(props: PriceLineProps) {
  const { text, now, before, from, note, size } = props
  const { t, formatMoney } = text
  const price = formatMoney(now)
  const asked = from ? t('listing.price_from', { price }) : price
  if (before === undefined || before.cents <= now.cents) {
    return (
      <p className={styles.price} data-size={size}>
        {asked}
        {note && <span className={styles.note}>{note}</span>}
      </p>
    )
  }
  const percent = props.hidesPercent ? 0 : percentOff(now.cents, before.cents)
  return (
    <p className={styles.price} data-size={size} data-reduced>
      <span className={styles.now}>{asked}</span>{' '}
      {percent > 0 && (
        <span className={styles.percent}>{t('listing.badge_sale', { percent })}</span>
      )}
      <span className={styles.note}>{note ?? compare(text, before)}</span>
    </p>
  )
}

/** The union names the lowest price of the last 30 days, Switzerland the price asked before. */
function compare({ richText, hasText, formatMoney }: ShopText, before: Money) {
  const lowest = 'price.lowest_30'
  const previous = 'price.swiss_before'
  const price = <s>{formatMoney(before)}</s>
  if (hasText(lowest)) return richText(lowest, { price })
  return hasText(previous) ? richText(previous, { price }) : null
}
