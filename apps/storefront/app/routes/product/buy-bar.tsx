import { money } from '@saum/domain/money'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ActionBar } from '#app/ui/action-bar.tsx'
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
  const { selected, interval } = buying
  const subscriptionCents =
    interval !== null && product.subscription?.centsOf[selected?.variantId ?? 0]
  if (product.isSoldOut || product.saleWindow || selected?.isSoldOut) return null
  return (
    <ActionBar label={t('product.buy_bar')} standsFor="[data-buy-actions]">
      <div className={styles.words}>
        <p className={styles.name}>{product.name}</p>
        <div className={styles.state}>
          {/* What it is compared with stands beside the price in the page. */}
          <Price
            now={money(subscriptionCents || (selected ?? product).cents, shop.currency)}
            from={selected === undefined && product.isPriceFrom}
          />
          {selected && <p>{t('product.size_chosen', { size: selected.label })}</p>}
        </div>
      </div>
      <BuyButton buying={buying} />
    </ActionBar>
  )
}
