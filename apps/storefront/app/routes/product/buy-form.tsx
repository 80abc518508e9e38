import { KEEP_SIZE_FIELD } from '#app/features/basket/basket-problem.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { BUY_FORM_ID } from './buy-form-id.ts'
import styles from './buy-box.module.css'
import type { ProductFacts } from './product-facts.ts'
import { SizeChoice } from './size-choice.tsx'
import { SubscriptionChoice } from './subscription-choice.tsx'
import type { Buying } from './use-buying.ts'

interface BuyFormProps {
  product: ProductFacts
  buying: Buying
}

/**
 * The sizes as a form that buys without script; its buttons stand outside of it. Where nothing can be
 * bought it asks the page itself, which then offers to write when the size is back.
 */
export function BuyForm({ product, buying }: BuyFormProps) {
  const { shop, t } = useShopText()
  const { adopt, onSubmit, select, selected, complaint } = buying
  const own = product.colors.find((color) => color.isCurrent)?.href
  return (
    <form
      id={BUY_FORM_ID}
      ref={adopt}
      method={product.isSoldOut ? 'get' : 'post'}
      action={product.isSoldOut ? own : `/${shop.path}/cart/`}
      onSubmit={onSubmit}
    >
      {!product.isSoldOut && (
        <>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="from" value={own} />
          <input type="hidden" name={KEEP_SIZE_FIELD} value="" />
        </>
      )}
      <div className={styles.choices}>
        <SizeChoice
          product={product}
          selected={selected}
          error={complaint?.kind === 'size-missing' ? t('product.size_missing') : undefined}
          onSelect={select}
        />
        {product.subscription && (
          <SubscriptionChoice
            product={product}
            offer={product.subscription}
            size={selected}
            onChange={buying.noteInterval}
          />
        )}
      </div>
    </form>
  )
}
