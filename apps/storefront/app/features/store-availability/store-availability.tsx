import { Suspense, useState, type MouseEvent } from 'react'
import { latePart } from '#app/navigation/late-code.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './store-availability.module.css'
import { useFavoriteStock } from './use-favorite-stock.ts'

interface StoreAvailabilityProps {
  /** The chosen size; without one the drawer asks for it first. */
  variantId?: number | undefined
  /** Its label, such as `38`. */
  size?: string | undefined
}

const StoreDrawer = latePart(async () => (await import('./store-drawer.tsx')).StoreDrawer)

/**
 * One line that says whether a branch has the size and opens the list of branches. Without script it
 * leads to the store locator. Uses the texts of `product`; the drawer loads those of `store` itself.
 */
export function StoreAvailability({ variantId, size }: StoreAvailabilityProps) {
  const { t, shop } = useShopText()
  const [isOpen, setOpen] = useState(false)
  const favorite = useFavoriteStock(variantId, isOpen)
  const search = variantId === undefined ? '' : `?variant=${variantId}`

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <div className={styles.line}>
      <Icon name="store" size="text" />
      <TextLink
        alone
        href={`/${shop.path}/location/${search}`}
        aria-haspopup="dialog"
        onClick={open}
      >
        {favorite
          ? t(favorite.quantity > 0 ? 'product.store_available' : 'product.store_not_available', {
              store: favorite.branch.name,
            })
          : t('product.store_check')}
      </TextLink>
      {isOpen && (
        <Suspense fallback={null}>
          <StoreDrawer variantId={variantId} size={size} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
