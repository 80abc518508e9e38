import { useShopText } from '#app/messages/shop-text.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Headline } from '#app/ui/type.tsx'
import styles from './checkout-page.module.css'

const FIELD_WIDTHS = [100, 100, 48, 100, 60] as const

/** Keeps the room of a step until the script of another host has drawn it. */
export function CheckoutSkeleton({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useShopText()
  return (
    <div className={styles.waiting}>
      <Wrap>
        <div className={styles.skeleton} aria-busy={!hasFailed}>
          <Headline as="h1" size={40}>
            {t('checkout.title')}
          </Headline>
          {!hasFailed &&
            FIELD_WIDTHS.map((width, index) => (
              <Skeleton key={index} shape="field" width={width} />
            ))}
        </div>
      </Wrap>
    </div>
  )
}
