import { useEffect, useState } from 'react'
import { loadMessages } from '#app/messages/client-messages.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { showDialog } from '#app/ui/show-dialog.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { StoreFinder } from './store-finder.tsx'

interface StoreDrawerProps {
  variantId: number | undefined
  size: string | undefined
  onClose: () => void
}

const DRAWER_ID = 'store-drawer'

/** Which branches have the size, beside the page. It brings its own texts. */
export function StoreDrawer({ variantId, size, onClose }: StoreDrawerProps) {
  const { t, shop } = useShopText()
  const [hasTexts, setTexts] = useState(false)

  useEffect(() => {
    // Without its texts the drawer cannot open; the link still leads to the store locator.
    loadMessages(['store'], shop.locale).then(() => setTexts(true), onClose)
  }, [shop, onClose])

  useEffect(() => {
    if (hasTexts) showDialog(DRAWER_ID)
  }, [hasTexts])

  if (!hasTexts) return null
  return (
    <Drawer id={DRAWER_ID} title={t('store.check_title')} onClose={onClose}>
      {variantId === undefined ? (
        <Notice>{t('store.check_size_first')}</Notice>
      ) : (
        <StoreFinder variantId={variantId} size={size} />
      )}
    </Drawer>
  )
}
