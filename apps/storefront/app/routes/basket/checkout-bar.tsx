import { money } from '@saum/domain/money'
import { basketSum } from '#app/features/basket/basket-sum.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ActionBar } from '#app/ui/action-bar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { BasketFacts } from './basket-facts.ts'
import styles from './checkout-bar.module.css'
import { undecidedRow } from './undecided.tsx'

/** On narrow screens sum and button stay at hand while those of the page are out of view. */
export function CheckoutBar({ basket }: { basket: BasketFacts }) {
  const { t, shop, formatMoney } = useShopText()
  const sum = basketSum(shop, { ...basket, totalCents: basket.costCents })
  if (basket.orderableCount === 0 || undecidedRow(basket)) return null
  return (
    <ActionBar label={t('basket.total')} standsFor="[data-checkout-way]">
      <p className={styles.words}>
        <span className={styles.label}>{t('basket.total')}</span>
        <span className={styles.sum}>{formatMoney(money(sum.totalCents, shop.currency))}</span>
      </p>
      <ButtonLink href={`/${shop.path}/checkout/`} data-reload="">
        {t('basket.to_checkout')}
      </ButtonLink>
    </ActionBar>
  )
}
