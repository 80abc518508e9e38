import { useShopText } from '#app/messages/shop-text.tsx'
import { SHOP_SWITCH_ID } from '#app/page/shop-switch-link.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { ShopList } from './shop-list.tsx'

/** Part of every page, so that a shopper changes shop without leaving it first. */
export function ShopSwitch() {
  const { t } = useShopText()
  return (
    <Dialog id={SHOP_SWITCH_ID} title={t('shop.switch_title')}>
      <ShopList />
    </Dialog>
  )
}
