import { StockAlert } from '#app/features/stock-alert/stock-alert.tsx'
import { WishlistHeart } from '#app/features/wishlist/wishlist-heart.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './buy-actions.module.css'
import { BuyButton } from './buy-button.tsx'
import { BUY_FORM_ID } from './buy-form-id.ts'
import type { ProductFacts } from './product-facts.ts'
import type { SaleWindow } from './sale-window.ts'
import type { Buying } from './use-buying.ts'

interface BuyActionsProps {
  product: ProductFacts
  buying: Buying
}

/** The button that buys, or what stands in its place, and what it had to say. */
export function BuyActions({ product, buying }: BuyActionsProps) {
  const { t } = useShopText()
  const { selected, complaint } = buying
  const isGone = selected?.isSoldOut && !product.saleWindow
  return (
    <div className={styles.part} data-buy-actions="">
      {isGone && (
        <StockAlert key={selected.variantId} variantId={selected.variantId} size={selected.label} />
      )}
      {!isGone && (
        <div className={styles.actions}>
          <MainAction product={product} buying={buying} />
          <WishlistHeart productId={product.id} name={product.name} look="button" />
        </div>
      )}
      {complaint && complaint.kind !== 'size-missing' && (
        // Has been read out already by whoever refused.
        <Notice kind={complaint.kind === 'refused' ? 'error' : 'info'}>{complaint.words}</Notice>
      )}
      {selected?.left === 1 && (
        <Text size={12} tone="accent">
          {t('product.last_piece', { size: selected.label })}
        </Text>
      )}
    </div>
  )
}

function MainAction({ product, buying }: BuyActionsProps) {
  const { t } = useShopText()
  if (product.saleWindow) return <SaleWindowNote window={product.saleWindow} />
  if (!product.isSoldOut) return <BuyButton buying={buying} />
  return (
    <Button type="submit" form={BUY_FORM_ID} look="line" wide onClick={buying.onPress}>
      {t('product.notify_button')}
    </Button>
  )
}

/** The day it can be bought from, or that its time is over. */
function SaleWindowNote({ window }: { window: SaleWindow }) {
  const { t, formatDate } = useShopText()
  return (
    <Notice>
      {window.kind === 'over'
        ? t('product.sellable_over')
        : t('product.sellable_from', { date: formatDate(window.fromMs) })}
    </Notice>
  )
}
