import { useEffect, useState } from 'react'
import { money } from '@saum/domain/money'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Price } from '#app/ui/price.tsx'
import { BuyButton } from './buy-button.tsx'
import styles from './buy-bar.module.css'
import type { ProductFacts } from './product-facts.ts'
import type { Buying } from './use-buying.ts'

interface BuyBarProps {
  product: ProductFacts
  buying: Buying
}

/** On narrow screens the button stays at hand while the one in the page is out of view. */
export function BuyBar({ product, buying }: BuyBarProps) {
  const { t, shop } = useShopText()
  const { selected } = buying
  const [isShown, setShown] = useState(false)

  useEffect(() => followActions(document, setShown), [])

  if (product.isSoldOut || product.saleWindow || selected?.isSoldOut) return null
  return (
    <div
      className={styles.bar}
      role="group"
      aria-label={t('product.buy_bar')}
      data-shown={isShown ? '' : undefined}
      inert={!isShown}
    >
      <div className={styles.words}>
        <p className={styles.name}>{product.name}</p>
        <div className={styles.state}>
          {/* What it is compared with stands beside the price in the page. */}
          <Price
            now={money((selected ?? product).cents, shop.currency)}
            from={selected === undefined && product.isPriceFrom}
          />
          {selected && <p>{t('product.size_chosen', { size: selected.label })}</p>}
        </div>
      </div>
      <BuyButton buying={buying} />
    </div>
  )
}

/** Reports when the buttons of the page leave the screen. */
function followActions(page: Document, report: (isAway: boolean) => void) {
  const actions = page.querySelector('[data-buy-actions]')
  if (!actions) return undefined
  const observer = new IntersectionObserver(([entry]) => report(entry?.isIntersecting === false))
  observer.observe(actions)
  return () => observer.disconnect()
}
