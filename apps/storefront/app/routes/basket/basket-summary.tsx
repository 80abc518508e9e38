import { money } from '@saum/domain/money'
import { basketSum } from '#app/features/basket/basket-sum.ts'
import { DeliveryLine } from '#app/features/basket/delivery-line.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Text } from '#app/ui/type.tsx'
import type { BasketFacts } from './basket-facts.ts'
import { isPending } from './basket-changes.ts'
import styles from './basket-summary.module.css'
import type { BasketPageFacts } from './load-basket-page.ts'
import { NearPromotion } from './near-promotion.tsx'
import { CHECKOUT_WAY, UndecidedNotice, undecidedRow } from './undecided.tsx'
import type { BasketDesk } from './use-basket-desk.ts'
import { VoucherLine } from './voucher-line.tsx'
import { VoucherPart } from './voucher-part.tsx'

interface BasketSummaryProps {
  basket: BasketFacts
  desk: BasketDesk
  page: Pick<BasketPageFacts, 'delivery' | 'paymentMeans'>
}

/** What the order costs and why, when it comes, and the way on. */
export function BasketSummary({ basket, desk, page }: BasketSummaryProps) {
  const { t, shop } = useShopText()
  const undecided = undecidedRow(basket)
  const { delivery, paymentMeans } = page
  return (
    <div className={styles.summary} data-pending={isPending(desk.changes) || undefined}>
      <div className={styles.near}>
        <DeliveryLine totalCents={basket.costCents} isDeliveryFree={basket.isDeliveryFree} />
        {basket.hints.map((hint) => (
          <NearPromotion key={hint.id} hint={hint} />
        ))}
      </div>
      <Sums basket={basket} desk={desk} />
      <VoucherPart basket={basket} desk={desk} />
      {undecided ? (
        <UndecidedNotice row={undecided} />
      ) : (
        basket.orderableCount > 0 && (
          <div {...CHECKOUT_WAY}>
            <ButtonLink wide href={`/${shop.path}/checkout/`} data-reload="">
              {t('basket.to_checkout')}
            </ButtonLink>
          </div>
        )
      )}
      <div>
        {delivery && (
          <Text size={12} tone="soft">
            {t('basket.delivery_window', delivery)}
          </Text>
        )}
        <Text size={12} tone="soft">
          {t('basket.payment_means', { means: paymentMeans })}
        </Text>
        <Text size={12} tone="soft">
          {t('basket.not_reserved')}
        </Text>
      </div>
    </div>
  )
}

function Sums({ basket, desk }: Omit<BasketSummaryProps, 'page'>) {
  const { t, shop, formatMoney, formatNumber } = useShopText()
  const sum = basketSum(shop, { ...basket, totalCents: basket.costCents })
  const written = (cents: number) => formatMoney(money(cents, shop.currency))

  function deliveryWords(cents: number | null): string {
    if (cents === null) return t('basket.delivery_rule')
    return cents === 0 ? t('basket.delivery_free') : written(cents)
  }

  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('basket.subtotal')}</dt>
        <dd>{written(basket.goodsCents)}</dd>
      </div>
      {basket.savings.map(({ name, cents }) => (
        <div key={name} className={styles.off}>
          <dt>{t('basket.discount_named', { name })}</dt>
          <dd>{written(-cents)}</dd>
        </div>
      ))}
      {basket.voucher && <VoucherLine basket={basket} voucher={basket.voucher} desk={desk} />}
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
  )
}
