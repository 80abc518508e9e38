import { money } from '@saum/domain/money'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { OrderSums } from './order-sums.ts'
import styles from './order-sums-list.module.css'

/** What an order costs and why, down to what is left to pay. */
export function OrderSumsList({ sums }: { sums: OrderSums }) {
  const { t, shop, formatMoney } = useShopText()
  const written = (cents: number) => formatMoney(money(cents, shop.currency))
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('order.subtotal')}</dt>
        <dd>{written(sums.goodsCents)}</dd>
      </div>
      {sums.savings.map(({ name, cents }) => (
        <div key={name} className={styles.off}>
          <dt>{name}</dt>
          <dd>{written(-cents)}</dd>
        </div>
      ))}
      {sums.vouchers.map(({ code, cents }) => (
        <div key={code} className={styles.off}>
          <dt>{t('order.voucher', { code })}</dt>
          <dd>{written(-cents)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('order.delivery')}</dt>
        <dd>{sums.deliveryCents === 0 ? t('order.free') : written(sums.deliveryCents)}</dd>
      </div>
      <div className={styles.total}>
        <dt>
          {t('order.total')}
          <small>{t('order.total_tax', { amount: written(sums.taxCents) })}</small>
        </dt>
        <dd>{written(sums.totalCents)}</dd>
      </div>
      {sums.giftCardCents > 0 && (
        <>
          <div>
            <dt>{t('order.pay_gift_card')}</dt>
            <dd>{written(-sums.giftCardCents)}</dd>
          </div>
          <div>
            <dt>{t('order.due')}</dt>
            <dd>{written(sums.dueCents)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}
