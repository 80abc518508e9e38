import { money } from '@saum/domain/money'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Price } from '#app/ui/price.tsx'
import type { WishFacts } from './wish-facts.ts'
import styles from './wish-tile.module.css'

interface WishWordsProps {
  wish: WishFacts
  /** Stands beside the color; missing where it is chosen elsewhere, or not yet. */
  size: string | undefined
}

/** What a wish is and costs. */
export function WishWords({ wish: { tile, color, isSoldOut }, size }: WishWordsProps) {
  const { shop } = useShopText()
  const before = tile.priorCents && !isSoldOut ? money(tile.priorCents, shop.currency) : undefined
  return (
    <>
      <p className={styles.brand}>{tile.brand}</p>
      <h2 className={styles.name}>
        <a href={tile.href}>{tile.name}</a>
      </h2>
      <p className={styles.color}>
        {color}
        {size && `, ${size}`}
      </p>
      <div className={styles.price}>
        <Price now={money(tile.cents, shop.currency)} before={before} from={tile.isPriceFrom} />
      </div>
    </>
  )
}
