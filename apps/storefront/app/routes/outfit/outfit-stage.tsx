import { money } from '@saum/domain/money'
import type { OutfitFacts } from '#app/features/catalog/outfit-facts.ts'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './outfit-stage.module.css'
import { pieceId } from './piece-row.tsx'

const PICTURE_SIZES = '(min-width: 1024px) 58vw, (min-width: 768px) 50vw, 100vw'
/** A label right of this would leave the picture. */
const FLIP_AT = 0.55

/** The picture of an outfit; its pieces can be pointed at, and each point leads to its row. */
export function OutfitStage({ outfit }: { outfit: OutfitFacts }) {
  const { t, shop, formatMoney } = useShopText()
  const { imageBase } = usePageSettings()
  return (
    <div className={styles.stage}>
      {outfit.picture && (
        <Picture
          {...productPicture(outfit.picture, imageBase, 'large')}
          alt={outfit.alt}
          sizes={PICTURE_SIZES}
          ratio="4/5"
          priority
        />
      )}
      {outfit.pieces.map(({ id, name, cents, spot }) => {
        if (!spot) return null
        const price = formatMoney(money(cents, shop.currency))
        return (
          <a
            key={id}
            href={`#${pieceId(id)}`}
            className={styles.spot}
            style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
            data-flipped={spot.x > FLIP_AT ? '' : undefined}
            aria-label={t('outfit.hotspot', { name, price })}
          >
            <span className={styles.card} aria-hidden="true">
              <span>{name}</span>
              <span className={styles.price}>{price}</span>
            </span>
          </a>
        )
      })}
    </div>
  )
}
