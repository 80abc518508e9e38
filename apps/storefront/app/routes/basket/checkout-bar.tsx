import { money } from '@saum/domain/money'
import { useEffect, useState } from 'react'
import { basketSum } from '#app/features/basket/basket-sum.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { BasketFacts } from './basket-facts.ts'
import styles from './checkout-bar.module.css'
import { undecidedRow } from './undecided.tsx'

/** On narrow screens sum and button stay at hand while those of the page are out of view. */
export function CheckoutBar({ basket }: { basket: BasketFacts }) {
  const { t, shop, formatMoney } = useShopText()
  const [isShown, setShown] = useState(false)
  const { costCents: totalCents, taxCents, taxRate } = basket
  const sum = basketSum(shop, { totalCents, taxCents, taxRate })

  useEffect(() => followWay(document, setShown), [])

  if (basket.count === 0 || undecidedRow(basket)) return null
  return (
    <div
      className={styles.bar}
      role="group"
      aria-label={t('basket.total')}
      data-shown={isShown ? '' : undefined}
      inert={!isShown}
    >
      <p>
        <span className={styles.label}>{t('basket.total')}</span>
        <span className={styles.sum}>{formatMoney(money(sum.totalCents, shop.currency))}</span>
      </p>
      <ButtonLink href={`/${shop.path}/checkout/`}>{t('basket.to_checkout')}</ButtonLink>
    </div>
  )
}

/** Reports when the button of the page is out of view. */
function followWay(page: Document, report: (isAway: boolean) => void) {
  const way = page.querySelector('[data-checkout-way]')
  if (!way) return undefined
  const observer = new IntersectionObserver(([entry]) => report(entry?.isIntersecting === false))
  observer.observe(way)
  return () => observer.disconnect()
}
