import { DeliveryPromise } from '#app/features/delivery-promise/delivery-promise.tsx'
import { StoreAvailability } from '#app/features/store-availability/store-availability.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ProductFacts } from './product-facts.ts'
import styles from './promises.module.css'
import type { SizeFacts } from '#app/features/catalog/size-facts.ts'

interface PromisesProps {
  product: ProductFacts
  size: SizeFacts | undefined
}

/** When it comes, how it goes back, what it is paid with, and where it can be tried on. */
export function Promises({ product, size }: PromisesProps) {
  const { t } = useShopText()
  const { sizes } = product
  if (product.isSoldOut || product.saleWindow) return null
  return (
    <div className={styles.promises}>
      <DeliveryPromise
        window={product.delivery}
        isPreorder={size ? size.isPreorder : sizes.length > 0 && sizes.every(isAhead)}
        links={product.links}
      />
      <div className={styles.store}>
        <StoreAvailability variantId={size?.variantId} size={size?.label} />
      </div>
      <p className={styles.line}>
        <Icon name="card" size="text" />
        <span>{t('product.paying')}</span>
      </p>
    </div>
  )
}

function isAhead({ isPreorder }: SizeFacts): boolean {
  return isPreorder === true
}
