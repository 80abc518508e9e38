import { money } from '@saum/domain/money'
import type { BasketFacts } from '#app/features/basket/basket-row-facts.ts'
import { basketSum } from '#app/features/basket/basket-sum.ts'
import { DeliveryLine } from '#app/features/basket/delivery-line.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './basket-summary.module.css'

/** What the order costs, and the way on. */
export function BasketSummary({ basket }: { basket: BasketFacts }) {
  const { t, shop, formatMoney, formatNumber } = useShopText()
  const sum = basketSum(shop, basket)
  const written = (cents: number) => formatMoney(money(cents, shop.currency))
  return (
    <div className={styles.summary}>
      <DeliveryLine totalCents={basket.totalCents} />
      <dl className={styles.sums}>
        <div>
          <dt>{t('basket.subtotal')}</dt>
          <dd>{written(sum.goodsCents)}</dd>
        </div>
        <div>
          <dt>{t('basket.delivery')}</dt>
          <dd>{deliveryWords(sum.deliveryCents)}</dd>
        </div>
        <div className={styles.total}>
          <dt>
            {t('basket.total')}
            <small>
              {t('basket.total_tax', {
                amount: written(sum.taxCents),
                rate: formatNumber(Math.round(basket.taxRate * 1_000) / 10),
              })}
            </small>
          </dt>
          <dd>{written(sum.totalCents)}</dd>
        </div>
      </dl>
      <ButtonLink wide href={`/${shop.path}/checkout/`}>
        {t('basket.to_checkout')}
      </ButtonLink>
      <Text size={12} tone="soft">
        {t('basket.not_reserved')}
      </Text>
    </div>
  )

  function deliveryWords(cents: number | null): string {
    if (cents === null) return t('basket.delivery_rule')
    return cents === 0 ? t('basket.delivery_free') : written(cents)
  }
}
