import type { RefundQuote } from '@saum/contract/order-return'
import { money } from '@saum/domain/money'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import styles from './returns-page.module.css'

const REFUND_TO: Readonly<Record<string, PlainKey>> = {
  invoice: 'returns.refund_to_invoice',
  prepayment: 'returns.refund_to_prepayment',
  wallet_redirect: 'returns.refund_to_wallet',
  card: 'returns.refund_to_card',
  giftcard: 'returns.refund_to_gift_card',
}

interface RefundSumsProps {
  quote: RefundQuote
  /** The goods, with what was paid for them. */
  lines: readonly { key: string; name: string; amount: string }[]
}

/** What is given for the goods, what is taken off and why, and where the rest goes. */
export function RefundSums({ quote, lines }: RefundSumsProps) {
  const { t, shop, formatMoney } = useShopText()
  const written = (cents: number) => formatMoney(money(cents, shop.currency))
  return (
    <dl className={styles.sums}>
      {lines.map(({ key, name, amount }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {quote.adjustments.map(({ name, cents }) => (
        <div key={name} className={styles.off}>
          <dt>{t('returns.promotion_adjusted', { name })}</dt>
          <dd>{written(-cents)}</dd>
        </div>
      ))}
      {quote.restoredCents > 0 && (
        <div>
          <dt>{t('returns.promotion_restored')}</dt>
          <dd>{written(quote.restoredCents)}</dd>
        </div>
      )}
      {quote.deliveryCents > 0 && (
        <div>
          <dt>{t('returns.delivery_refund')}</dt>
          <dd>{written(quote.deliveryCents)}</dd>
        </div>
      )}
      <div>
        <dt>{t('returns.way_back')}</dt>
        <dd>{quote.labelFeeCents === 0 ? t('returns.free') : written(-quote.labelFeeCents)}</dd>
      </div>
      <div className={styles.total}>
        <dt>
          {t('returns.refund')}
          {quote.refundTo.map(({ method, cents }) => (
            <small key={method}>
              {quote.refundTo.length > 1 && `${written(cents)} `}
              {t(REFUND_TO[method] ?? 'returns.refund_to_prepayment')}
            </small>
          ))}
        </dt>
        <dd>{written(quote.refundCents)}</dd>
      </div>
    </dl>
  )
}
